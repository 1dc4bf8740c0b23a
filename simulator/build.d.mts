export const mostKilobytes: number;
export const mostKilobytesToMenu: number;
export function ownerOf(folder: string): "nothing" | "ours" | "foreign";
export function buildSimulator(folder: string): Promise<Record<string, number> | null>;
export function kilobytesOf(sizes: Record<string, number>): number;
export const mostPictureKilobytes: number;
export const pictureFolder: string;
export function pictureKilobytesOf(sizes: Record<string, number>): number;
