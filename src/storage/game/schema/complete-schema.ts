/** Compile-time checks that a schema of values with a `kind` covers the whole type. */
import type * as v from 'valibot';

type Kinds = { readonly kind: string };

type OfKind<Value extends Kinds, Kind> = Value extends { readonly kind: infer Own }
  ? Kind extends Own
    ? Value
    : never
  : never;

type Fields<Value> = Value extends unknown ? keyof Value : never;

type MissingFrom<Parsed extends Kinds, Value extends Kinds> = {
  [Kind in Value['kind']]: Kind extends Parsed['kind']
    ? `${Kind}.${Exclude<Fields<OfKind<Value, Kind>>, Fields<OfKind<Parsed, Kind>>> & string}`
    : Kind;
}[Value['kind']];

/** The kinds that a schema lacks, and the fields that it would drop. */
export type Missing<Schema extends v.GenericSchema<unknown, Value>, Value extends Kinds> = MissingFrom<
  v.InferOutput<Schema>,
  Value
>;

/** A schema that lacks nothing; otherwise the compiler error names what is missing. */
export type CompleteSchema<Value extends Kinds, _Missing extends never> = v.GenericSchema<unknown, Value>;
