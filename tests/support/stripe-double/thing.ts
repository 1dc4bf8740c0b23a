// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes are the fixtures' affair
export type Thing = Record<string, any> & { id: string };
