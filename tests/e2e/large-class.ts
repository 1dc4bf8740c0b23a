import { inParallel } from "../support/in-parallel";
import { register } from "./api";

export const largeClass = 110;

/** Registers more than a page of students with the demo course's access code and returns their names. */
export async function registerLargeClass(url: string, prefix: string): Promise<string[]> {
  const names = Array.from({ length: largeClass }, (_, index) => `${prefix}-${String(index).padStart(3, "0")}`);
  await inParallel(names, 8, (name) => register(url, name, "ORBIT-7K2M"));
  return names;
}
