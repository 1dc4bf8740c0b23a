import { Vector3, type ShaderMaterial } from "three";

/** Copies a vector into the uniform of that name, if the material has one. */
export function setVector({ uniforms }: ShaderMaterial, name: string, vector: Vector3) {
  const value: unknown = uniforms[name]?.value;
  if (value instanceof Vector3) value.copy(vector);
}
