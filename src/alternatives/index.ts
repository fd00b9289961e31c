import { al01 } from './al-01.js'
import { al02 } from './al-02.js'
import { al04 } from './al-04.js'
import { al11 } from './al-11.js'
import { al28 } from './al-28.js'
import { al29 } from './al-29.js'
import { al30 } from './al-30.js'
import { al31 } from './al-31.js'
import type { Alternative } from './alternative.js'

/** Order is behaviour: AL-04 comes first, so that the ones after it shape the children it adds as well. */
export const shapingAlternatives: readonly Alternative[] = [al04, al01, al02, al11, al28, al29, al30, al31]
