import { texts } from "~/texts";

/** The picture beside the login form. */
export function LoginArt() {
  return (
    <section
      className={
        "relative grid content-end overflow-hidden bg-night p-5 text-night-ink max-lg:h-36 " + "sm:max-lg:h-52 lg:p-12"
      }
      aria-label={texts.signedOut.introduction}
    >
      <OrbitPicture />
      <p className="relative max-w-[10ch] text-lg leading-tight font-bold text-balance lg:max-w-none lg:text-2xl">
        {texts.signedOut.slogan}
      </p>
      <p className="relative mt-2 max-w-[44ch] text-md text-night-muted max-lg:hidden">
        {texts.signedOut.sloganDetails}
      </p>
    </section>
  );
}

/** An eccentric orbit around the planet in its focus. Ticks mark equal times, wedges equal areas; precomputed paths. */
function OrbitPicture() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="absolute inset-y-0 end-0 h-full w-2/3 lg:w-full"
      aria-hidden
    >
      <Gradients />
      <Stars />
      <g fill="#4cc9de" fillOpacity=".1">
        <path d="M281.1 466.5L242.4 647.8A330 285.8 150 0 1 104.7 409.3Z" />
        <path d="M281.1 466.5L680.6 178.5A330 285.8 150 0 1 730.3 264.6Z" />
      </g>
      <circle cx="281.1" cy="466.5" r="98" fill="url(#planet)" />
      <Orbit />
      <circle cx="710.6" cy="481.3" r="5" fill="#e8eef4" />
      <circle cx="138.2" cy="549" r="8" fill="#f2b53c" />
      {/* A system font: one word isn't worth a download. */}
      <text
        x="128"
        y="586"
        textAnchor="end"
        fill="#f2b53c"
        fontSize="14"
        fontFamily="ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace"
        className="max-lg:hidden"
      >
        {texts.signedOut.periapsis}
      </text>
      <path fill="url(#fade)" d="M0 0h800v900H0z" />
    </svg>
  );
}

function Gradients() {
  return (
    <defs>
      <radialGradient id="planet" cx=".66" cy=".28" r=".8">
        <stop offset="0" stopColor="#2b7d9c" />
        <stop offset=".45" stopColor="#12405a" />
        <stop offset="1" stopColor="#081420" />
      </radialGradient>
      <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".6" stopColor="#070b10" stopOpacity="0" />
        <stop offset="1" stopColor="#070b10" stopOpacity=".85" />
      </linearGradient>
    </defs>
  );
}

function Stars() {
  return (
    <g stroke="#fff" strokeLinecap="round">
      <path
        strokeWidth="1.4"
        opacity=".4"
        d="M231 189h0M583 479h0M548 572h0M299 637h0M558 48h0M738 727h0M98 462h0M730 818h0M670 299h0M122 268h0M750 502h0
          M583 790h0M337 174h0M532 832h0M491 210h0M404 620h0M567 226h0M636 790h0M89 737h0M123 70h0M797 198h0M30 150h0
          M60 610h0"
      />
      <path
        strokeWidth="2.4"
        opacity=".5"
        d="M263 777h0M547 421h0M739 620h0M298 302h0M47 246h0M727 49h0M412 149h0M690 572h0M752 357h0M62 366h0M506 130h0
          M250 60h0"
      />
    </g>
  );
}

/** The orbit with its axis, ticks and reference circle. */
function Orbit() {
  return (
    <g stroke="#4cc9de">
      <path strokeOpacity=".3" strokeDasharray="2 7" d="M138.2 549 709.8 219" />
      <circle cx="281.1" cy="466.5" r="165" strokeOpacity=".2" />
      <ellipse
        cx="424"
        cy="384"
        rx="330"
        ry="285.8"
        transform="rotate(150 424 384)"
        strokeWidth="2"
        strokeOpacity=".9"
      />
      <path
        strokeOpacity=".5"
        d="M111.2 480.1l-5.8 1.3M104.7 409.3l-6 -.3M115.2 343.7l-5.8 -1.6M137.5 286.5l-9.8 -4.9M167 238.2l-4.8 -3.5
          M200.9 198.4l-4.3 -4.2M237.2 166.1l-3.7 -4.7M274.4 140.5l-5.7 -9.4M311.7 120.6l-2.5 -5.4
          M348.6 105.9l-1.9 -5.7M384.7 95.6l-1.3 -5.8M419.7 89.4l-1.4 -10.9M453.4 86.7l-.2 -6M485.6 87.3l.4 -6
          M516.2 90.7l1 -5.9M545.2 96.9l2.8 -10.6M572.4 105.5l2.1 -5.6M597.8 116.3l2.6 -5.4M621.4 129.1l3.1 -5.1
          M643.1 143.9l6.6 -8.8M662.9 160.4l4.1 -4.4M680.6 178.5l4.5 -4M696.2 198l4.9 -3.5M709.8 219l9.5 -5.5
          M721.2 241.2l5.5 -2.5M730.3 264.6l5.7 -1.9M737.1 289l5.9 -1.3M741.5 314.3l10.9 -1.4M743.4 340.4l6 -.1
          M742.8 367.3l6 .4M739.4 394.7l5.9 1M733.2 422.6l10.6 2.9M724.1 450.8l5.6 2.1M711.8 479.1l5.4 2.7
          M696.2 507.2l5.1 3.2M677 535l8.8 6.7M654.1 562.2l4.4 4.1M627.2 588.3l4 4.5M595.9 612.9l3.5 4.9
          M560.1 635.3l5.3 9.6M519.2 654.7l2.2 5.6M473.2 670l1.5 5.8M421.8 679.4l.7 6M365.2 680.9l-.6 11
          M304.5 671.5l-1.5 5.8M242.4 647.8l-2.8 5.3M184.3 606.9l-4.1 4.4"
      />
    </g>
  );
}
