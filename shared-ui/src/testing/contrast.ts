/** The colours of `tokens.css` and how they stand against each other (WCAG 2.2). */
type Tokens = Record<string, string>;

/** The custom properties of the light theme, and of the dark one on top of them. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const light = declarations(css, /\n {2}:root \{/);
  return {
    light,
    dark: { ...light, ...declarations(css, /:root\[data-color-scheme="dark"\] \{/) },
  };
}

function declarations(css: string, head: RegExp): Tokens {
  const [, rest = ""] = css.split(head);
  const block = rest.slice(0, rest.indexOf("}"));
  return Object.fromEntries(
    [...block.matchAll(/--fq-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

export function contrast(tokens: Tokens, front: string, back: string): number {
  const [a, b] = [luminance(tokens, front), luminance(tokens, back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(tokens: Tokens, name: string): number {
  const [red, green, blue] = channels(tokens[name] ?? "", name).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function channels(value: string, name: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`--fq-${name} is no opaque colour: ${value}`);
  const long = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
