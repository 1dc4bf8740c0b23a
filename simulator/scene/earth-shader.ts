// Shaders of the Earth's surface and of the air above its edge. Sunlight is computed per pixel, so that day, night and
// twilight are where the Sun's direction puts them.
import { AdditiveBlending, ShaderMaterial, Vector3 } from "three";
import type { PictureUniforms } from "./earth-pictures";
import type { Quality } from "./quality";

const surfaceVertex = `
  varying vec2 vUv;
  varying vec3 vNormal;
  varying vec3 vPosition;
  void main() {
    vUv = uv;
    vNormal = mat3(modelMatrix) * normal;
    vec4 position = modelMatrix * vec4(position, 1.0);
    vPosition = position.xyz;
    gl_Position = projectionMatrix * viewMatrix * position;
  }`;

/** From the Sun's height (sine of its elevation): light on the ground, with twilight. */
const light = `
  float daylight(float height) { return smoothstep(-0.13, 0.3, height); }`;

/** For software rendering: light by vertex, and a square root for the screen's curve. */
const plainVertex = `
  uniform vec3 sunDirection;
  varying vec2 vUv;
  varying vec3 vLight;
  ${light}
  void main() {
    vUv = uv;
    float sun = daylight(dot(mat3(modelMatrix) * normal, sunDirection));
    vLight = sun * vec3(1.5, 1.43, 1.36) + vec3(0.04, 0.055, 0.085);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const plainFragment = `
  uniform sampler2D dayMap;
  varying vec2 vUv;
  varying vec3 vLight;
  void main() {
    gl_FragColor = vec4(sqrt(texture2D(dayMap, vUv).rgb * vLight), 1.0);
  }`;

const surfaceFragment = `
  uniform sampler2D dayMap, nightMap, cloudMap, waterMap;
  uniform float hasPictures;
  uniform vec3 sunDirection;
  uniform vec3 north;
  varying vec2 vUv;
  varying vec3 vNormal;
  varying vec3 vPosition;
  ${light}
  float cloudsAt(vec2 place) {
    float clouds = texture2D(cloudMap, place).r;
    #ifdef NEAR
    // From low orbit the picture is coarse: smaller copies of itself break its edges.
    clouds *= 0.6 + 1.2 * texture2D(cloudMap, place * vec2(11.0, 7.0)).r + 0.9 * texture2D(cloudMap, place * vec2(47.0, 29.0)).r;
    #endif
    return smoothstep(0.04, 0.85, clouds);
  }
  void main() {
    vec3 up = normalize(vNormal);
    vec3 view = normalize(cameraPosition - vPosition);
    float height = dot(up, sunDirection);
    float sun = daylight(height);
    vec3 east = normalize(cross(north, up));
    // Shadows fall away from the Sun, as far as clouds are high.
    vec3 along = sunDirection - height * up;
    vec2 shadowStep = vec2(dot(along, east), dot(along, cross(up, east))) * 0.0022;
    float clouds = cloudsAt(vUv) * hasPictures;
    float shadow = cloudsAt(vUv + shadowStep) * hasPictures * smoothstep(0.02, 0.3, height);
    vec3 ground = texture2D(dayMap, vUv).rgb;
    float water = texture2D(waterMap, vUv).r * hasPictures;
    // The air between: blue over dark ground, brighter towards the edge.
    float edge = 1.0 - max(dot(up, view), 0.0);
    vec3 sunColor = mix(vec3(1.0, 0.62, 0.42), vec3(1.0, 0.97, 0.92), smoothstep(-0.05, 0.25, height));
    float brightness = sun * (0.25 + 0.95 * sqrt(max(height, 0.0)));
    vec3 lit = ground * 1.55 * (1.0 - 0.55 * shadow) * brightness * sunColor;
    float mirror = max(dot(reflect(-sunDirection, up), view), 0.0);
    float glint = 0.35 * pow(mirror, 150.0) + 0.1 * pow(mirror, 22.0);
    lit += water * (1.0 - clouds) * glint * sunColor * sun;
    lit = mix(lit, (vec3(1.02) * brightness + 0.004) * sunColor, clouds * 0.92);
    float cities = pow(texture2D(nightMap, vUv).r, 1.35) * hasPictures;
    lit += vec3(1.0, 0.66, 0.32) * cities * 1.5 * (1.0 - smoothstep(-0.2, 0.02, height)) * (1.0 - 0.75 * clouds);
    // Moonlight, so that the night's ground can just be made out.
    lit += mix(ground * 0.5, vec3(0.24), clouds) * vec3(0.035, 0.05, 0.085) * (1.0 - sun);
    vec3 airColor = mix(vec3(0.36, 0.25, 0.27), vec3(0.2, 0.44, 0.9), smoothstep(-0.1, 0.14, height));
    float air = (0.035 + 0.6 * edge * edge * edge) * smoothstep(-0.16, 0.34, height);
    lit = mix(lit, airColor, air * 0.85);
    // Bright ice and clouds keep their shades.
    gl_FragColor = vec4(1.0 - exp(-1.35 * lit), 1.0);
    #include <colorspace_fragment>
  }`;

/** The surface with clouds, city lights and air; in plain quality, lit ground only. */
export function createSurface(pictures: PictureUniforms, quality: Quality, { isNear = false, depthWrite = true } = {}) {
  return new ShaderMaterial({
    vertexShader: quality === "full" ? surfaceVertex : plainVertex,
    fragmentShader: quality === "full" ? surfaceFragment : plainFragment,
    defines: isNear ? { NEAR: "" } : {},
    // The pictures' uniforms are shared: they change for all materials when pictures arrive.
    uniforms: {
      ...pictures,
      sunDirection: { value: new Vector3(1, 0, 0) },
      north: { value: new Vector3(0, 0, 1) },
    },
    depthWrite,
  });
}

const airVertex = `
  varying vec3 vPosition;
  void main() {
    vec4 position = modelMatrix * vec4(position, 1.0);
    vPosition = position.xyz;
    gl_Position = projectionMatrix * viewMatrix * position;
  }`;

/** The nearer a line of sight passes to the ground, the more air is in it. */
const airFragment = `
  uniform vec3 centre;
  uniform vec3 sunDirection;
  uniform float radius;
  uniform float scaleHeight;
  uniform float strength;
  varying vec3 vPosition;
  void main() {
    vec3 sight = normalize(vPosition - cameraPosition);
    vec3 fromCentre = cameraPosition - centre;
    vec3 nearest = fromCentre - dot(fromCentre, sight) * sight;
    float height = (length(nearest) - radius) / scaleHeight;
    float sun = dot(normalize(nearest), sunDirection);
    float day = smoothstep(-0.28, 0.3, sun);
    // Over the ground, the surface's own air is enough.
    float density = height > 0.0 ? exp(-height) : 0.3 * smoothstep(-0.5, 0.0, height);
    vec3 high = vec3(0.08, 0.24, 0.68);
    vec3 low = mix(vec3(0.8, 0.36, 0.2), vec3(0.2, 0.4, 0.74), smoothstep(-0.12, 0.2, sun));
    // At night the air itself glows, faintly and green.
    vec3 color = mix(high, low, density) * density * day * strength + vec3(0.005, 0.014, 0.012) * density;
    gl_FragColor = vec4(color, 1.0);
    #include <colorspace_fragment>
  }`;

/** For software rendering: one blue, lit by vertex. */
const plainAirVertex = `
  uniform vec3 sunDirection;
  varying vec3 vColor;
  void main() {
    float sun = smoothstep(-0.25, 0.3, dot(mat3(modelMatrix) * normal, sunDirection));
    vColor = sun * vec3(0.184, 0.451, 0.588);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const plainAirFragment = `
  varying vec3 vColor;
  void main() {
    gl_FragColor = vec4(vColor, 1.0);
  }`;

export const createPlainAir = () =>
  new ShaderMaterial({
    vertexShader: plainAirVertex,
    fragmentShader: plainAirFragment,
    uniforms: { sunDirection: { value: new Vector3(1, 0, 0) } },
    depthWrite: false,
  });

/** `radius`, `scaleHeight` and `centre` in units of the scene. */
export function createAir({
  radius,
  scaleHeight,
  strength,
}: {
  radius: number;
  scaleHeight: number;
  strength: number;
}) {
  return new ShaderMaterial({
    vertexShader: airVertex,
    fragmentShader: airFragment,
    uniforms: {
      centre: { value: new Vector3() },
      sunDirection: { value: new Vector3(1, 0, 0) },
      radius: { value: radius },
      scaleHeight: { value: scaleHeight },
      strength: { value: strength },
    },
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  });
}
