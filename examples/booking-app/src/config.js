/** What the app must be told: where the service is, who asks there, how deliveries are signed, and what is booked. */
export const configOf = (env) => ({
  baseUrl: required(env, 'SVC_BASE_URL'),
  apiKey: required(env, 'SVC_API_KEY'),
  webhookSecret: required(env, 'WEBHOOK_SECRET'),
  eventType: env.EVENT_TYPE ?? 'ada/intro',
})

const required = (env, name) => {
  const value = env[name]
  if (value) return value
  throw new Error(`The variable ${name} is not set`)
}
