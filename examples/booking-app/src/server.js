import { createApp } from './app.js'
import { configOf } from './config.js'

const port = Number(process.env.PORT ?? 3000)
createApp(configOf(process.env)).listen(port, '127.0.0.1', () => console.log(`Bookings at http://127.0.0.1:${port}`))
