/** Compile-time checks that a schema covers the whole type: every kind and field, or every word of a union. */
import * as v from 'valibot';

type HasKind = { readonly kind: string };

type OfKind<Value extends HasKind, Kind> = Value extends { readonly kind: infer Own }
  ? Kind extends Own
    ? Value
    : never
  : never;

type FieldNames<Value> = Value extends unknown ? keyof Value : never;

type MissingFrom<Parsed extends HasKind, Value extends HasKind> = {
  [Kind in Value['kind']]: Kind extends Parsed['kind']
    ? `${Kind}.${Exclude<FieldNames<OfKind<Value, Kind>>, FieldNames<OfKind<Parsed, Kind>>> & string}`
    : Kind;
}[Value['kind']];

/** The kinds that a schema lacks, and the fields that it would drop. */
export type MissingKindsAndFields<
  Schema extends v.GenericSchema<unknown, Value>,
  Value extends HasKind,
> = MissingFrom<v.InferOutput<Schema>, Value>;

/** A complete schema; otherwise the compiler error names what is missing. */
export type CompleteSchema<Value extends HasKind, _Missing extends never> = v.GenericSchema<unknown, Value>;

/** Creates a schema for a closed union; fails to compile if the list lacks a value or has one too many. */
export const completePicklist =
  <Union extends string | number>() =>
  <const Values extends readonly Union[]>(
    values: Values &
      ([Union] extends [Values[number]] ? unknown : { readonly missing: Exclude<Union, Values[number]> }),
  ) =>
    v.picklist<Values>(values);
