// Stripe.js for tests, served in its place by stripe-double.ts: three fields, a payment method, and a bank that asks. Card data goes to the double only.
(() => {
  const base = "__BASE__";

  const call = async (key, path, params) => {
    const response = await fetch(`${base}/v1/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(Object.entries(params).filter(([, value]) => value !== undefined && value !== null)),
    });
    return response.json();
  };

  const labels = { cardNumber: "Credit or debit card number", cardExpiry: "Expiration date", cardCvc: "Security code" };

  class Element {
    constructor(type, options = {}) {
      this.listeners = {};
      this.input = document.createElement("input");
      // No name: a form that contains it does not send it.
      Object.assign(this.input, {
        type: "text",
        inputMode: "numeric",
        autocomplete: "off",
        placeholder: type === "cardExpiry" ? "MM / YY" : "",
      });
      this.input.setAttribute("aria-label", labels[type]);
      this.input.dataset.stripe = type;
      Object.assign(this.input.style, {
        width: "100%",
        border: "0",
        outline: "0",
        background: "transparent",
        color: options.style?.base?.color ?? "inherit",
        font: "16px/24px system-ui, sans-serif",
      });
      this.input.addEventListener("input", () =>
        this.emit("change", { elementType: type, empty: !this.input.value, complete: true, error: undefined }),
      );
      this.input.addEventListener("focus", () => this.emit("focus", {}));
      this.input.addEventListener("blur", () => this.emit("blur", {}));
    }
    emit(name, event) {
      for (const listener of this.listeners[name] ?? []) listener(event);
    }
    on(name, listener) {
      (this.listeners[name] ??= []).push(listener);
      return this;
    }
    once(name, listener) {
      return this.on(name, listener);
    }
    off(name, listener) {
      this.listeners[name] = (this.listeners[name] ?? []).filter((each) => each !== listener);
      return this;
    }
    mount(node) {
      (typeof node === "string" ? document.querySelector(node) : node).append(this.input);
      queueMicrotask(() => this.emit("ready", {}));
    }
    update() {}
    unmount() {
      this.input.remove();
    }
    destroy() {
      this.input.remove();
    }
    focus() {
      this.input.focus();
    }
    blur() {}
    clear() {
      this.input.value = "";
    }
  }

  class Elements {
    constructor() {
      this.made = {};
    }
    create(type, options) {
      return (this.made[type] = new Element(type, options));
    }
    /** By name, or by the component of @stripe/react-stripe-js. */
    getElement(type) {
      return this.made[type.__elementType ?? type] ?? null;
    }
    update() {}
  }

  /** The bank's question, in the page. */
  const ask = () =>
    new Promise((done) => {
      const dialog = document.createElement("dialog");
      dialog.setAttribute("aria-label", "3D Secure 2 Test Page");
      dialog.innerHTML =
        '<p>3D Secure 2 Test Page</p><button type="button" value="yes">Complete</button> <button type="button" value="no">Fail</button>';
      dialog.addEventListener("click", (event) => {
        if (!event.target.value) return;
        dialog.remove();
        done(event.target.value === "yes");
      });
      document.body.append(dialog);
      dialog.showModal();
    });

  window.Stripe = (key) => {
    let elements;
    return {
      elements: () => (elements = new Elements()),
      createToken: async () => ({ error: { message: "Not part of the double." } }),
      createPaymentMethod: async ({ billing_details: { name, email, address } = {} }) => {
        const value = (type) => elements.getElement(type)?.input.value.trim() ?? "";
        const number = value("cardNumber");
        if (!number) return { error: { type: "validation_error", message: "Your card number is incomplete." } };
        const [exp_month, exp_year] = value("cardExpiry")
          .split("/")
          .map((part) => part.trim());
        if (!exp_year)
          return { error: { type: "validation_error", message: "Your card's expiration date is incomplete." } };
        const answer = await call(key, "payment_methods", {
          number,
          exp_month,
          exp_year: `20${exp_year}`,
          cvc: value("cardCvc"),
          name,
          email,
          country: address?.country,
          postal_code: address?.postal_code,
        });
        return answer.error ? { error: answer.error } : { paymentMethod: answer };
      },
      confirmCardPayment: async (secret) => {
        const agrees = await ask();
        const answer = await call(key, `payment_intents/${secret.split("_secret_")[0]}/confirm`, {
          client_secret: secret,
          agrees,
        });
        return answer.status === "succeeded"
          ? { paymentIntent: answer }
          : { error: answer.last_payment_error ?? answer.error };
      },
    };
  };
  // The release that @stripe/stripe-js asks for.
  window.Stripe.version = "endive";
})();
