/** Not all browsers know it, and TypeScript does not. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Whether this device has been set to save data, as people do who pay for each megabyte. */
export const savesData = () => (navigator as Connection).connection?.saveData === true
