/** Words of the camera in the top bar. */
export const cameraWords = {
  open: 'Scanner un code',
} as const
