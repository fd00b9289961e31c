import { expect, it } from 'vitest'
import { newOrganizationUser, usernameFor } from '../../../src/domain/organization/new-organization-user.js'

const given = { id: 1001, username: 'ada', createdAt: 0 }

it('stores the email in lower case [TM-01]', () => {
  expect(newOrganizationUser({ email: 'Ada@Example.COM' }, given).email).toBe('ada@example.com')
})

it.each(['monday', 'MONDAY', 'Monday'])('lets the weekday %s set the start of the week [TM-03]', (weekday) => {
  expect(newOrganizationUser({ email: 'ada@example.com', weekday }, given).weekStart).toBe('Monday')
})

it('stores a time zone in its usual spelling [ME-01]', () => {
  expect(newOrganizationUser({ email: 'ada@example.com', timeZone: 'europe/BERLIN' }, given).timeZone).toBe(
    'Europe/Berlin',
  )
})

it('makes the username from the local part of the email [TM-04]', () => {
  expect(usernameFor('Ada.Archer@example.com', () => false)).toBe('ada.archer')
})

it('makes a username that can stand in an address [TM-04] [PR-01]', () => {
  expect(usernameFor('ada/archer#1%@example.com', () => false)).toBe('ada-archer-1-')
})

it('puts a number behind a username that somebody has [TM-04]', () => {
  const taken = ['ada', 'ada-2']
  expect(usernameFor('ada@example.com', (username) => taken.includes(username))).toBe('ada-3')
})
