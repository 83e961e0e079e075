/** The look of the HTML report: light and dark, from 320 px, and on paper. */
export const STYLE = `
:root { color-scheme: light dark; --page: #f6f7f9; --panel: #fff; --text: #17202b; --soft: #55606e; --line: #d5dae1; --good: #12703c; --good-back: #e2f4e8; --bad: #b3261e; --bad-back: #fdeceb; --warn: #855300; --warn-back: #fdf2dc; --link: #1257b0; --code: #eef1f5; }
@media (prefers-color-scheme: dark) { :root { --page: #12161b; --panel: #1b2128; --text: #e6eaf0; --soft: #a3afbd; --line: #37414d; --good: #6fd79a; --good-back: #16301f; --bad: #ff9c93; --bad-back: #3a1d1b; --warn: #f2bf67; --warn-back: #33270f; --link: #8fbcff; --code: #12161b; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main, header > div { max-width: 72rem; margin: 0 auto; padding: 0 1rem; }
header { background: var(--panel); border-bottom: 1px solid var(--line); padding: 1.5rem 0; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .35rem; }
h1.good { color: var(--good); }
h1.bad { color: var(--bad); }
h1.warn { color: var(--warn); }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0; }
h4 { font-size: 1rem; margin: 0; }
p { margin: .35rem 0; }
a { color: var(--link); }
code, pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: .6rem 0 0; padding: .6rem .75rem; background: var(--code); border: 1px solid var(--line); border-radius: 6px; white-space: normal; }
pre code { display: block; white-space: pre-wrap; padding-left: 1.25rem; text-indent: -1.25rem; }
.soft { color: var(--soft); }
.meta { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .9rem 0 0; }
.meta div { display: flex; gap: .4rem; min-width: 0; }
.meta dt { color: var(--soft); }
.meta dd { margin: 0; overflow-wrap: anywhere; }
nav ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .6rem; list-style: none; margin: 1.25rem 0 0; padding: 0; }
nav a { display: block; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: 8px; color: inherit; text-decoration: none; }
nav a:hover { border-color: var(--link); }
nav a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav b { display: block; font-size: 1.35rem; line-height: 1.2; }
nav .good b { color: var(--good); }
nav .bad b { color: var(--bad); }
nav .warn b { color: var(--warn); }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 0 0 1rem; }
.check { border-left: 4px solid var(--bad); }
.finding { border-top: 1px solid var(--line); margin-top: .9rem; padding-top: .9rem; }
.finding .where { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; }
.finding dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .3rem .75rem; margin: .6rem 0 0; }
.finding dt { color: var(--soft); }
.finding dd { margin: 0; overflow-wrap: anywhere; }
ul.plain { list-style: none; padding: .6rem 1rem; }
ul.plain li { padding: .4rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
ul.plain li:first-child { border-top: 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--soft); padding: 0 0 .5rem; }
th, td { padding: .4rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: normal; }
thead th { color: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.good-word { color: var(--good); }
.bad-word { color: var(--bad); font-weight: 600; }
.warn-word { color: var(--warn); }
.figures { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin: 0 0 .75rem; padding: 0; list-style: none; }
.matrix td { text-align: center; min-width: 3.4rem; font-variant-numeric: tabular-nums; }
.matrix thead th + th { text-align: center; }
.matrix th code { color: var(--soft); display: block; }
.matrix .seen { color: var(--good); background: var(--good-back); }
.matrix .wrong { color: var(--bad); background: var(--bad-back); font-weight: 600; }
.matrix .unseen { color: var(--warn); background: var(--warn-back); }
.matrix .expected { color: var(--soft); }
.reasons dt { float: left; clear: left; width: 1.6rem; color: var(--warn); font-weight: 600; }
.reasons dd { margin: 0 0 .3rem 1.6rem; }
.only-read { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { color: var(--soft); max-width: 72rem; margin: 2.5rem auto; padding: 0 1rem; }
@media (max-width: 45rem) {
  h1 { font-size: 1.45rem; }
  .finding dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .finding dd { margin-bottom: .45rem; }
  .matrix thead { display: none; }
  .matrix tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .matrix th, .matrix td { display: inline-block; border: 0; min-width: 0; }
  .matrix th { display: block; padding: 0 0 .3rem; }
  .matrix td { padding: .1rem .45rem; margin: 0 .3rem .3rem 0; border-radius: 5px; }
  .matrix td::before { content: attr(data-status) ' '; font-weight: 600; }
  .matrix td.none { display: none; }
  .checks thead { display: none; }
  .checks tr { display: grid; grid-template-columns: auto auto minmax(0, 1fr); gap: 0 1rem; padding: .4rem 0; border-bottom: 1px solid var(--line); }
  .checks th, .checks td { border: 0; padding: 0; }
  .checks th { grid-column: 1 / -1; }
  .checks td:last-child { text-align: right; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --panel: #fff; --text: #000; --soft: #444; --line: #bbb; --good: #0b5a2e; --good-back: #fff; --bad: #9c1c15; --bad-back: #fff; --warn: #6b4300; --warn-back: #fff; --link: #000; --code: #fff; }
  body { font-size: 10pt; }
  nav { display: none; }
  .finding, tr, li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
`;
