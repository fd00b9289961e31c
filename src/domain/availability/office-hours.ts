import type { Schedule } from './schedule.js'

/** The hours of a schedule that names none: Monday to Friday from nine to five (XT-33, AL-26). */
export const officeHours: Schedule['availability'] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], startTime: '09:00', endTime: '17:00' },
]
