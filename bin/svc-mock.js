#!/usr/bin/env node
// From Node 22.8 on: the compiled code is kept between runs, which is most of what a start takes.
process.getBuiltinModule('node:module').enableCompileCache?.()
await import('../dist/cli.js')
