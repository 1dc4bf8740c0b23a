export const reach: number;
