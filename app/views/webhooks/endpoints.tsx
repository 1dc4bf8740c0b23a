import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { Code } from "~/ui/code";
import { Notice } from "~/ui/notice";

type ListedEndpoint = {
  id: string;
  address: string;
  events: readonly Parameters<typeof texts.webhooks.eventName>[0]["type"][];
  isOn: boolean;
  failingSince: Date | null;
};

export function EndpointChip({ isOn, failingSince }: Pick<ListedEndpoint, "isOn" | "failingSince">) {
  if (!isOn) return <Chip tone="off">{texts.webhooks.off}</Chip>;
  return failingSince ? <Chip tone="bad">{texts.webhooks.failing}</Chip> : <Chip tone="good">{texts.webhooks.on}</Chip>;
}

/** The endpoints of an organization, each with a link to its page. */
export function Endpoints({ endpoints, page }: { endpoints: ListedEndpoint[]; page: string }) {
  return (
    <Card title={texts.webhooks.endpointsTitle}>
      {endpoints.length === 0 && <p className="text-muted">{texts.webhooks.none}</p>}
      <ul className="grid divide-y divide-line">
        {endpoints.map(({ id, address, events, ...state }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="grid min-w-0 flex-1 basis-60 gap-1">
              <p dir="ltr" className="font-medium wrap-anywhere">
                {address}
              </p>
              <p className="text-sm text-muted">
                {events.map((type) => texts.webhooks.eventName({ type })).join(" · ")}
              </p>
              <p>
                <EndpointChip {...state} />
              </p>
            </div>
            <ButtonLink to={`${page}/${id}`} size="small">
              {texts.webhooks.manage({
                host: new URL(address).host,
                unseen: (text) => <span className="sr-only">{text}</span>,
              })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A new secret, which is shown only now. */
export function SecretNotice({ secret }: { secret: string }) {
  return (
    <Notice tone="success">
      {texts.webhooks.secretOnce}
      <span dir="ltr" className="mt-2 block">
        <Code copyLabel={texts.webhooks.copySecret}>{secret}</Code>
      </span>
      <span className="mt-1 block text-sm">{texts.webhooks.secretHint}</span>
    </Notice>
  );
}
