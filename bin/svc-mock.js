#!/usr/bin/env node
import module from 'node:module'

// From Node 22.8 on: the compiled code is kept between runs, which is most of what a start takes.
module.enableCompileCache?.()
await import('../dist/cli.js')
