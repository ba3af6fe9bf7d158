import { Worker } from 'node:worker_threads'

/** Plain JavaScript: a thread has no loader. */
const PROGRAM = `
const { connect } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
let socket = null
let text = ''
const tell = (outcome) => {
  parentPort.postMessage(outcome)
  text = ''
}
parentPort.on('message', (path) => {
  if (socket === null) {
    socket = connect(workerData.port, '127.0.0.1')
    socket.setEncoding('utf8')
    socket.on('data', (piece) => {
      text += piece
      if (text.includes('</p>')) tell(text)
    })
    socket.on('error', (error) => tell(error.code))
    socket.on('close', (isError) => {
      if (!isError) tell('closed')
      parentPort.close()
    })
  }
  const head = 'GET ' + path + ' HTTP/1.1\\r\\nHost: visvakor.example\\r\\n\\r\\n'
  socket.write(head, () => {
    Atomics.store(workerData.sent, 0, 1)
    Atomics.notify(workerData.sent, 0)
  })
})
`

export type OutsideClient = {
  /**
   * Asks on one kept connection while this thread stands still: when it returns, the question waits in the kernel. Resolves to the
   * answer's head and body, or to the code of the failure.
   */
  readonly askUnseen: (path: string) => Promise<string>
}

/** A visitor in a thread of its own, for what a busy server meets; answers end in `</p>`. */
export function openOutsideClient(port: number): OutsideClient {
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(PROGRAM, { eval: true, workerData: { port, sent } })
  thread.unref()
  return {
    askUnseen: (path) => {
      const outcome = new Promise<string>((resolve) => thread.once('message', resolve))
      Atomics.store(sent, 0, 0)
      thread.postMessage(path)
      Atomics.wait(sent, 0, 0)
      return outcome
    },
  }
}
