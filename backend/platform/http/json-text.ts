/** A reply that was written as JSON piece by piece: writing hundreds of rows at once would stop the thread for everybody (promise T18). */
export class JsonText {
  constructor(readonly text: string) {}
}
