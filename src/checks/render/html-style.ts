/** How the page of a report looks, in light and in darkness, on paper and on a telephone. */
export const htmlStyle = `
:root { color-scheme: light dark; --line: #d4d8dd; --quiet: #5a6472; --bad: #b3261e; --warn: #8a5a00; --fine: #1d6b3a; --paper: #fff; --ink: #16202c; --shade: #f4f6f8 }
@media (prefers-color-scheme: dark) { :root { --line: #39424e; --quiet: #a4afbc; --bad: #ff8a80; --warn: #f0c05a; --fine: #7fd49a; --paper: #12171d; --ink: #e6ebf1; --shade: #1b222b } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
p { margin: .5rem 0; color: var(--quiet) }
.totals { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
.totals li { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; background: var(--shade) }
.totals b { font-size: 1.3rem; margin-right: .25rem }
.totals .violations b { color: var(--bad) } .totals .warnings b { color: var(--warn) } .totals .none b { color: var(--fine) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); overflow-wrap: break-word }
th { color: var(--quiet); font-weight: 600; overflow-wrap: normal }
code { font: .85em ui-monospace, monospace; background: var(--shade); padding: .1em .3em; border-radius: .25em; overflow-wrap: anywhere }
small { display: block; color: var(--quiet) }
meter { width: 10rem }
details { margin: .5rem 0 } summary { cursor: pointer }
@media print { body { font-size: 10pt } main { max-width: none; padding: 0 } tr { break-inside: avoid } .totals li, code { background: none } }
`
