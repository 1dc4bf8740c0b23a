// A bare Hono route that answers the same bytes: the minimum cost of any API on this machine.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

process.once("message", ({ body, type }: { body: string; type: string }) => {
  const answer = () => new Response(body, { headers: { "content-type": type } });
  const app = new Hono().get("/", answer).post("/", async (c) => (await c.req.json(), answer()));
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.send!(port));
});
process.once("disconnect", () => process.exit(0));
