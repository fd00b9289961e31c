import type { Wire } from '../contract/wire.js'
import type { SlotReservation } from '../domain/slots/slot-reservation.js'
import { minute, toIso } from '../domain/time/instant.js'

/** A slot that is kept from others (XT-31). */
export const toReservedSlot = ({
  id,
  eventTypeId,
  start,
  end,
  minutes,
  until,
}: SlotReservation): Wire<'ReservedSlot'> => ({
  eventTypeId,
  slotStart: toIso(start),
  slotEnd: toIso(end),
  slotDuration: (end - start) / minute,
  reservationUid: id,
  reservationDuration: minutes,
  reservationUntil: toIso(until),
})
