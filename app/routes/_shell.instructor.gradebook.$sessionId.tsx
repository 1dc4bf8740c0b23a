// The gradebook inside the instructor area; the same without the area's navigation is /gradebook/{sessionId}.
export { Gradebook as default } from "./gradebook.$sessionId/gradebook";
export { loader } from "./gradebook.$sessionId/route";
