/** An area in another language: the keys and parameters of English, with other words. */
export type Translation<Area> = {
  readonly [Key in keyof Area]: Area[Key] extends (params: infer Params) => infer Written
    ? (params: Params) => Widen<Written>
    : Widen<Area[Key]>;
};

/** Functions of English that choose between texts return these very texts. */
type Widen<Written> = Written extends string ? string : Written;
