import { main } from './cli/main.js'
import { processTerminal } from './cli/terminal/terminal.js'

process.exitCode = await main(process.argv.slice(2), processTerminal())
