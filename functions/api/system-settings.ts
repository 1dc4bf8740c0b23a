import { readBanner } from "~/domain/banner/read-banner";
import { NewBanner, sendBanner } from "~/domain/banner/send-banner";
import { apiContext } from "~/http/api-context.server";
import { Banner } from "./answers";
import { ok, operation } from "./operation";
import { router, signedInRouter, valid } from "./router";

/** Everybody reads the banner, since the login page shows it; no banner is an empty message. */
export const systemSettings = router()
  .get("/bannerMessage", operation("Read the system-wide message", "anybody", ok(Banner)), async (c) =>
    c.json((await readBanner(await apiContext(c.req.raw))) ?? { message: "", startDate: null, endDate: null }),
  )
  .route(
    "/",
    signedInRouter().post(
      "/bannerMessage",
      operation("Replace the system-wide message", "banner:write", ok(Banner)),
      valid("json", NewBanner),
      async (c) => c.json(await sendBanner(c.var.ctx, c.req.valid("json"))),
    ),
  );
