// The connection to the playground: requests with answers, and events as they happen.

import { say } from "./words.js";

const key = document.querySelector('meta[name="playground-key"]').content;

export class Connection {
  constructor({ onEvent, onOpen, onLost }) {
    this.onEvent = onEvent;
    this.onOpen = onOpen;
    this.onLost = onLost;
    this.waiting = new Map();
    this.lastRef = 0;
    this.attempts = 0;
    this.connect();
  }

  connect() {
    const address = new URL("/page", location.href);
    address.protocol = "ws:";
    address.searchParams.set("key", key);
    this.socket = new WebSocket(address);
    this.socket.addEventListener("open", () => { this.attempts = 0; this.onOpen(); });
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  receive(payload) {
    if (payload.t !== "reply") return this.onEvent(payload);
    const waiting = this.waiting.get(payload.ref);
    this.waiting.delete(payload.ref);
    if (!waiting) return undefined;
    return payload.ok ? waiting.resolve(payload.result) : waiting.reject(new Error(payload.error));
  }

  ask(op, fields = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error(say("not-connected")));
    }
    const ref = ++this.lastRef;
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { resolve, reject });
      this.socket.send(JSON.stringify({ op, ref, ...fields }));
    });
  }

  close() {
    this.isDone = true;
    this.socket.close();
  }

  lost() {
    if (this.isDone) return;
    for (const { reject } of this.waiting.values()) reject(new Error(say("connection-lost")));
    this.waiting.clear();
    this.onLost();
    this.attempts += 1;
    setTimeout(() => this.retry(), Math.min(500 * this.attempts, 4000));
  }

  async retry() {
    // A playground that was started again has a new key, which only a reloaded page gets.
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      if (!page.includes(key)) return location.reload();
    } catch {
      this.attempts += 1;
      setTimeout(() => this.retry(), Math.min(500 * this.attempts, 4000));
      return undefined;
    }
    return this.connect();
  }
}
