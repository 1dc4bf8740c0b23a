import { data } from "@remix-run/node";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  rotateSecret,
  sendTest,
  switchEndpoint,
  webhookAddress,
} from "~/domain/webhooks/change-endpoint";
import { webhookEventTypes } from "~/domain/webhooks/webhook-rules";
import { readMayCallWebhook, webhookSecretOf } from "~/http/deliver-webhooks.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { eventField } from "./event-field";

const chosenEvents = (fields: Record<string, string>) =>
  webhookEventTypes.filter((type) => fields[eventField(type)] === "on");

const NewEndpoint = v.object({ intent: v.literal("create"), address: webhookAddress, formKey: v.string() });

/** Adds an endpoint; the answer shows its secret once. */
export const addWebhook = (request: Request, ctx: SignedInCtx, organizationId: string) =>
  submitForm(request, NewEndpoint, async ({ address, formKey: key }, fields) => {
    const secret = await webhookSecretOf(ctx.actor.userId, key);
    const { secretKeys: keys } = (await getPlatform()).env;
    const endpoint = { address, events: chosenEvents(fields) };
    await createEndpoint(ctx, organizationId, endpoint, { key, secret, keys }, await readMayCallWebhook());
    return data({ secret });
  });

const EndpointForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("change"), address: webhookAddress }),
    v.object({ intent: v.literal("rotate"), formKey: v.string() }),
    v.object({ intent: v.picklist(["test", "on", "off", "delete"]) }),
  ],
  () => keyed(say.webhooks.formUsed),
);

/** Changes an endpoint, sends a test event, or replaces its secret, which the answer shows once. */
export const changeWebhook = (request: Request, ctx: SignedInCtx, organizationId: string, id: string) =>
  submitForm(request, EndpointForm, async (input, fields) => {
    const list = `/admin/organizations/${organizationId}/webhooks`;
    const goTo = (text: string, to = `${list}/${id}`) => redirectWithToast(request, to, text);
    switch (input.intent) {
      case "change": {
        const endpoint = { address: input.address, events: chosenEvents(fields) };
        await changeEndpoint(ctx, organizationId, id, endpoint, await readMayCallWebhook());
        return goTo(texts.webhooks.saved);
      }
      case "rotate": {
        const secret = await webhookSecretOf(ctx.actor.userId, input.formKey);
        const { secretKeys: keys } = (await getPlatform()).env;
        await rotateSecret(ctx, organizationId, id, { secret, keys });
        return data({ secret });
      }
      case "test":
        await sendTest(ctx, organizationId, id);
        return goTo(texts.webhooks.testSent);
      case "delete":
        await deleteEndpoint(ctx, organizationId, id);
        return goTo(texts.webhooks.deleted, list);
      default:
        await switchEndpoint(ctx, organizationId, id, input.intent === "on");
        return goTo(input.intent === "on" ? texts.webhooks.switchedOn : texts.webhooks.switchedOff);
    }
  });
