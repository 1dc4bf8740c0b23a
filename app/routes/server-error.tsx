export { ServerErrorPage as default } from "~/ui/error-page";
