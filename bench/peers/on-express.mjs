// The same as bare.mjs on express 5 with its JSON parser.
import { randomUUID } from 'node:crypto'
import express from 'express'

const booking = JSON.parse(process.argv[2] ?? '{}')
const stored = new Map([[booking.uid, booking]])

const app = express()
app.use(express.json())
app.get('/v2/bookings/:uid', (request, response) => {
  response.json({ status: 'success', data: stored.get(request.params.uid) })
})
app.post('/v2/bookings', (request, response) => {
  const made = { ...booking, ...request.body, uid: randomUUID() }
  stored.set(made.uid, made)
  response.status(201).json({ status: 'success', data: made })
})
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
