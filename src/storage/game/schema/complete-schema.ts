/** Compile-time checks that a schema covers the whole type: every kind and field, or every word of a union. */
import * as v from 'valibot';

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

/** A complete schema; otherwise the compiler error names what is missing. */
export type CompleteSchema<Value extends Kinds, _Missing extends never> = v.GenericSchema<unknown, Value>;

/** Creates a schema for a closed union; fails to compile if the list lacks a value or has one too many. */
export const everyOf =
  <Union extends string | number>() =>
  <const Values extends readonly Union[]>(
    values: Values &
      ([Union] extends [Values[number]] ? unknown : { readonly missing: Exclude<Union, Values[number]> }),
  ) =>
    v.picklist<Values>(values);
