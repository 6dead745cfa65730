/** A page in which functions can be evaluated, in any browser and with any driver. */
export interface EvaluablePage {
  evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
}
