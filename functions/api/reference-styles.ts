// Values of app.css, copied, since this page doesn't load it.
export const referenceStyles = `
:root { color-scheme: light dark; --ground: light-dark(#f5f7f9, #0a0e13); --surface: light-dark(#fff, #11171f); --line: light-dark(#dde2e8, #243040); --ink: light-dark(#0f1722, #e8eef4); --muted: light-dark(#52606f, #9caab9); --accent: light-dark(#0b6e81, #4cc9de); --bad: light-dark(#b3261e, #ff8d80); --amber: light-dark(#9a5b00, #f2b53c); --good: light-dark(#16703a, #62cf8d); }
* { box-sizing: border-box; }
html { scroll-padding-top: 72px; }
body { margin: 0; display: grid; grid-template: 56px 1fr / 240px minmax(0, 1fr); background: var(--ground); color: var(--ink); font: 14px/20px "Inter Variable", system-ui, sans-serif; }
header { grid-column: 1 / -1; position: sticky; top: 0; z-index: 1; display: flex; gap: 12px; align-items: center; padding: 0 20px; background: var(--surface); border-bottom: 1px solid var(--line); }
header span, .who, small { color: var(--muted); }
header a { margin-left: auto; }
nav { position: sticky; top: 56px; max-height: calc(100vh - 56px); overflow: auto; padding: 8px 20px 32px; border-right: 1px solid var(--line); background: var(--surface); }
nav h2 { margin: 20px 0 4px; font-size: 12px; letter-spacing: .04em; text-transform: uppercase; }
nav h2 a { color: var(--muted); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: 5px 0; color: var(--ink); text-decoration: none; }
nav li a:hover { color: var(--accent); }
main { padding: 16px 32px 96px; max-width: 960px; }
h1 { font-size: 30px; line-height: 34px; }
main h2 { margin: 48px 0 8px; font-size: 22px; line-height: 28px; }
h3 { margin: 0 0 6px; font-size: 16px; }
h4 { margin: 16px 0 4px; font-size: 12px; color: var(--muted); }
article { margin: 16px 0; padding: 16px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
article:target { border-color: var(--accent); }
p { margin: 6px 0; max-width: 72ch; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: "JetBrains Mono Variable", ui-monospace, monospace; font-size: 13px; }
.call b { display: inline-block; min-width: 56px; color: var(--accent); }
.call b.post { color: var(--good); } .call b.put, .call b.patch { color: var(--amber); } .call b.delete { color: var(--bad); }
.call code { overflow-wrap: anywhere; }
pre { overflow: auto; padding: 12px 72px 12px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
pre { position: relative; } pre button { position: absolute; top: 6px; right: 6px; min-height: 28px; padding: 0 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--muted); font: inherit; font-family: "Inter Variable", system-ui, sans-serif; font-size: 12px; cursor: pointer; } pre button:hover { color: var(--ink); }
.find:not([hidden]) { display: grid; gap: 4px; margin: 12px 0 0; } .find input { width: 100%; min-height: 40px; padding: 0 10px; border: 1px solid var(--muted); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; } .find span { color: var(--muted); font-size: 12px; min-height: 20px; }
[hidden] { display: none !important; }
.wide { overflow: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 500; color: var(--muted); }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
ul { padding-left: 18px; }
summary { cursor: pointer; padding: 12px 0; color: var(--accent); }
.skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; z-index: 2; background: var(--surface); padding: 12px; }
@media (max-width: 760px) { body { grid-template: 56px auto 1fr / minmax(0, 1fr); } nav { position: static; max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); } main { padding: 16px; } nav li a { padding: 12px 0; } }
@media print { nav, header { display: none; } body { display: block; } }
`;
