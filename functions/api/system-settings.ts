import { readBanner } from "~/domain/banner/read-banner";
import { NewBanner, sendBanner } from "~/domain/banner/send-banner";
import { apiContextOf } from "~/http/api-context.server";
import { Banner } from "./answers";
import { ok, operation } from "./operation";
import { createRouter, createSignedInRouter, validate } from "./router";

/** Anyone may read the banner, since the login page shows it; no banner is an empty message. */
export const systemSettings = createRouter()
  .get("/bannerMessage", operation("Read the system-wide message", "anybody", ok(Banner)), async (c) =>
    c.json((await readBanner(await apiContextOf(c.req.raw))) ?? { message: "", startDate: null, endDate: null }),
  )
  .route(
    "/",
    createSignedInRouter().post(
      "/bannerMessage",
      operation("Replace the system-wide message", "banner:write", ok(Banner)),
      validate("json", NewBanner),
      async (c) => c.json(await sendBanner(c.var.ctx, c.req.valid("json"))),
    ),
  );
