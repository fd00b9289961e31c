// A server of nothing but the platform: JSON in, a Map, JSON out. Prints its address, as all subjects of the benchmark do.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const booking = JSON.parse(process.argv[2] ?? '{}')
const stored = new Map([[booking.uid, booking]])
const json = { 'content-type': 'application/json; charset=utf-8' }

const reply = (response, status, data) => {
  const text = JSON.stringify({ status: 'success', data })
  response.writeHead(status, { ...json, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

const collect = (request, use) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => use(JSON.parse(Buffer.concat(chunks).toString())))
}

const server = createServer((request, response) => {
  if (request.method === 'GET')
    return reply(response, 200, stored.get(request.url.slice(request.url.lastIndexOf('/') + 1)))
  collect(request, (body) => {
    const made = { ...booking, ...body, uid: randomUUID() }
    stored.set(made.uid, made)
    reply(response, 201, made)
  })
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
