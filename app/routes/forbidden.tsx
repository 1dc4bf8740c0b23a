export { ForbiddenPage as default } from "~/ui/error-page";
