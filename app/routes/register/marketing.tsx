import { CheckIcon } from "@heroicons/react/20/solid";
import { formatPrice } from "~/domain/payments/price";
import { texts } from "~/texts";

type PriceInfo = Parameters<typeof formatPrice>[0];

/** What the training includes, with its price if it is for sale. */
export function Marketing({ price }: { price: PriceInfo | null }) {
  return (
    <section
      aria-label={texts.registration.aboutTraining}
      className={
        "relative grid content-start gap-8 overflow-hidden bg-night px-5 py-8 text-night-ink " +
        "lg:content-center lg:p-12"
      }
    >
      <Orbits />
      {price && <PriceTag price={price} className="max-lg:hidden" />}
      <div className="relative grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
        <BulletList
          heading={texts.registration.featuresTitle}
          points={[
            texts.registration.spaceLessons,
            texts.registration.framesOfReference,
            texts.registration.rendezvous,
            texts.registration.scenarios,
          ]}
        />
        <BulletList
          heading={texts.registration.includedTitle}
          points={[
            texts.registration.annualSubscription,
            texts.registration.leaderboards,
            texts.registration.applications,
            texts.registration.tutorials,
            texts.registration.support,
          ]}
        />
      </div>
    </section>
  );
}

/** Above the form on narrow screens, so that the price is seen before the card fields. */
export function PriceTag({ price, className = "" }: { price: PriceInfo; className?: string }) {
  return (
    <p className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      <b className="text-2xl leading-none font-bold tracking-tight tabular-nums lg:text-[3.25rem]">
        {formatPrice(price)}
      </b>
      <span className="grid">
        <span className="font-semibold">
          {texts.subscriptions.billing({ interval: price.interval, count: price.intervalCount })}
        </span>
        <span className="opacity-75">
          {price.isBeforeTax ? texts.registration.plusTaxCancelAnytime : texts.registration.cancelAnytime}
        </span>
      </span>
    </p>
  );
}

function BulletList({ heading, points }: { heading: string; points: string[] }) {
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-lg">{heading}</h2>
      <ul className="grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-md text-night-muted">
            <CheckIcon className="mt-px size-5 shrink-0 text-night-orbit" aria-hidden />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Transfer orbits around a planet at the edge of the picture. */
function Orbits() {
  return (
    <svg
      viewBox="0 0 600 600"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="#4cc9de"
      className="absolute inset-0 size-full"
      aria-hidden
    >
      <g opacity=".35">
        <circle cx="560" cy="600" r="150" strokeOpacity=".5" />
        <circle cx="560" cy="600" r="260" strokeOpacity=".4" strokeDasharray="2 7" />
        <ellipse cx="470" cy="560" rx="330" ry="290" transform="rotate(24 470 560)" strokeOpacity=".55" />
      </g>
      <circle cx="560" cy="600" r="96" fill="#0d3347" stroke="none" />
      <circle cx="167" cy="430" r="5" fill="#f2b53c" stroke="none" opacity=".8" className="max-lg:hidden" />
    </svg>
  );
}
