// oxlint-disable-next-line typescript/no-explicit-any -- the shapes are the fixtures' affair
export type Thing = Record<string, any> & { id: string };
