import { main } from './cli/main.js'
import { processTerminal } from './cli/terminal/terminal.js'

const code = await main(process.argv.slice(2), processTerminal())
// What could not be told has set one by now.
process.exitCode ||= code
