import typed from "./lint/typed.js";
import untyped from "./lint/untyped.js";

export default [...untyped, ...typed];
