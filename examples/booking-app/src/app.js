import express from 'express'
import { createMeetings } from './meetings.js'
import { sentencePage, spoken, timesPage } from './pages.js'
import { createService, Refused, Unreachable } from './service.js'
import { isSigned } from './signature.js'

const daysAhead = 7
const dayLength = 24 * 60 * 60 * 1000

/** The app: free times, bookings, and the meetings that come of them. `now` is a clock in epoch milliseconds. */
export const createApp = ({ webhookSecret, now = Date.now, ...config }) => {
  const service = createService(config)
  const meetings = createMeetings()
  const dayIn = (days) => new Date(now() + days * dayLength).toISOString().slice(0, 10)
  const freeTimes = () => service.freeTimes(dayIn(0), dayIn(daysAhead))

  const app = express().disable('x-powered-by')
  app.get('/', async (_request, response) => response.send(timesPage(await freeTimes())))

  app.post('/book', express.urlencoded({ extended: false }), async (request, response) => {
    const { name, email, start } = request.body
    try {
      const booking = await service.book({ name, email, start })
      response.status(201).send(sentencePage(`See you on ${spoken(booking.start)}, ${name}.`))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      explain(response, { error, start, times: await freeTimes() })
    }
  })

  app.post('/webhooks', express.raw({ type: () => true }), (request, response) => {
    if (!isSigned(request.body, request.get('x-svc-signature-256'), webhookSecret)) return response.sendStatus(401)
    meetings.take(JSON.parse(request.body))
    return response.sendStatus(204)
  })

  app.get('/meetings', (_request, response) => response.json(meetings.all()))
  app.use(tellUnreachable)
  return app
}

/** Why a time was refused can be seen from the times that are free now; the service's own sentence is for all else. */
const explain = (response, { error, start, times }) => {
  if (times.includes(start)) return response.status(422).send(timesPage(times, error.message))
  const isTooEarly = times.length > 0 && start < times[0]
  const sentence = isTooEarly
    ? `That is too soon for us. The first free time is ${spoken(times[0])}.`
    : 'Somebody was quicker, and that time is taken. These are still free.'
  return response.status(409).send(timesPage(times, sentence))
}

const tellUnreachable = (error, _request, response, next) => {
  if (!(error instanceof Unreachable)) return next(error)
  return response.status(503).send(sentencePage(error.message))
}
