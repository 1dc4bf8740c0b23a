import { Color, ShaderMaterial, Vector3, type Texture } from "three";

/** Light of the docking that is drawn, for plain materials. The scene sets it. */
export const plainLight = {
  sunDirection: { value: new Vector3(1, 0, 0) },
  sunColor: { value: new Color() },
  up: { value: new Vector3(0, 1, 0) },
  skyColor: { value: new Color() },
  groundColor: { value: new Color() },
};

/** For software rendering: light by vertex and no shadows, which three.js's own materials compute for each pixel. */
export const createPlainMaterial = (color: string, map: Texture | null) =>
  new ShaderMaterial({
    defines: map ? { PATTERN: "" } : {},
    uniforms: { ...plainLight, color: { value: new Color(color) }, map: { value: map } },
    vertexShader: `
      uniform vec3 color, sunDirection, sunColor, up, skyColor, groundColor;
      varying vec3 vLight;
      varying vec2 vUv;
      void main() {
        vec3 outward = normalize(mat3(modelMatrix) * normal);
        vec3 shine = mix(groundColor, skyColor, 0.5 + 0.5 * dot(outward, up));
        vLight = color * (sunColor * max(dot(outward, sunDirection), 0.0) + shine);
        vUv = uv;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform sampler2D map;
      varying vec3 vLight;
      varying vec2 vUv;
      void main() {
        #ifdef PATTERN
        gl_FragColor = vec4(sqrt(vLight * texture2D(map, vUv).rgb), 1.0);
        #else
        gl_FragColor = vec4(sqrt(vLight), 1.0);
        #endif
      }`,
  });
