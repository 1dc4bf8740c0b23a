import { data } from "@remix-run/node";
import { NotFoundPage } from "~/ui/error-page";

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
