import type { FastifyReply, FastifyRequest } from 'fastify'
import { statusIds } from './statuses.ts'

/** An error response of the protocol. */
export function refuse(reply: FastifyReply, httpStatus: number, code: string, message: string): FastifyReply {
  return reply.code(httpStatus).send({ status: 'error', error_code: code, error_message: message })
}

export function refuseRequest(reply: FastifyReply, message: string): FastifyReply {
  return refuse(reply, 400, 'invalid_request', message)
}

export function refuseUnknownOrder(reply: FastifyReply, orderId: string): FastifyReply {
  return reply.code(404).send({ order_id: orderId, status: 'NOT_FOUND', status_id: statusIds.NOT_FOUND, error_code: 'order_not_found', error_message: 'Order not found' })
}

/** Null if `x-routing-id` is the customer of the order or mandate. */
export function objectionToRouting({ headers }: FastifyRequest, customerId: string): string | null {
  return headers['x-routing-id'] === customerId ? null : 'x-routing-id is not the customer_id'
}
