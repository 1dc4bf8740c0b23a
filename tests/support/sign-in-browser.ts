// A browser without scripts: keeps cookies by origin and follows redirects one at a time.
import { someAddress } from "./rest-api";

export type Visit = { url: string; status: number; text: string; location: string | null };

export class SignInBrowser {
  private readonly jars = new Map<string, Map<string, string>>();
  private readonly address = someAddress();

  /** `site`: where the server under test listens. Its own links name it localhost. */
  constructor(private readonly site: string) {}

  async visit(address: string, form?: Record<string, string>): Promise<Visit> {
    const url = new URL(address, this.site);
    if (url.hostname === "localhost") url.hostname = "127.0.0.1";
    const jar = this.jars.get(url.origin) ?? new Map<string, string>();
    this.jars.set(url.origin, jar);
    const response = await fetch(url, {
      redirect: "manual",
      method: form ? "POST" : "GET",
      body: form && new URLSearchParams(form),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(url.origin === this.site ? { "x-forwarded-for": this.address } : {}),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get("location");
    return {
      ...{ url: url.href, status: response.status, text: (await response.text()).replaceAll("&#x27;", "'") },
      location: location === null ? null : new URL(location, url).href,
    };
  }

  /** Follows redirects until a page, or until an address that `stops` names. */
  async follow(address: string, stops: (address: string) => boolean = () => false): Promise<Visit> {
    let seen = await this.visit(address);
    for (let hops = 0; seen.location !== null && !stops(seen.location) && hops < 10; hops++)
      seen = await this.visit(seen.location);
    return seen;
  }

  cookie(name: string): string | undefined {
    return this.jars.get(this.site)?.get(name);
  }

  /** The same cookies in another browser, as if somebody had copied them. */
  copy(): SignInBrowser {
    const other = new SignInBrowser(this.site);
    for (const [origin, jar] of this.jars) other.jars.set(origin, new Map(jar));
    return other;
  }
}
