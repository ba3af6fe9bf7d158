import { Worker } from 'node:worker_threads'

/** Plain JavaScript, since a worker thread has no TypeScript loader. */
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
   * Sends a request on a keep-alive connection while this thread is blocked: on return, the request waits in the kernel. Resolves to the
   * head and body of the response, or to the error code.
   */
  readonly askUnseen: (path: string) => Promise<string>
}

/** A client in its own thread, to test a busy server. Responses must end in `</p>`. */
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
