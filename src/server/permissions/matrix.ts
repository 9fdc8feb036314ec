import { readTable } from './read-table.ts';

/**
 * Who may make which call, for every call the server answers. A registered route that is not here
 * fails the suite, and so does a line whose route is gone.
 *
 * The first line of a route is about things of the organization that key, viewer, recruiter and admin belong
 * to. `elsewhere`: the organization in the path, and all the call names, is a foreign one, and again
 * an absent one. `within`: the organization in the path is their own, but what the call names in it,
 * in the path, body, filter or cursor, is foreign, and again absent. Foreign and absent are asked both
 * and must answer byte for byte alike. A word in brackets tells lines of one route apart; what each
 * call sends is in requests.ts.
 */
export const matrix = readTable(`
                                                        nobody expired stranger removed other otherKey | key viewer recruiter admin
# The service and its description
GET    /api/health                                        200    200     200      200    200    200    | 200   200     200     200
GET    /api/ready                                         200    200     200      200    200    200    | 200   200     200     200
GET    /api/openapi.json                                  200    200     200      200    200    200    | 200   200     200     200
GET    /api/docs                                          200    200     200      200    200    200    | 200   200     200     200
GET    /api/docs/style.css                                200    200     200      200    200    200    | 200   200     200     200

# Accounts; no provider is set up here
POST   /api/auth/sign-up/email                            200    200     200      200    200    200    | 200   200     200     200
GET    /api/auth/sign-up-rules                            200    200     200      200    200    200    | 200   200     200     200
POST   /api/auth/sign-in/email                            200    200     200      200    200    200    | 200   200     200     200
POST   /api/auth/sign-in/email (wrong)                    401    401     401      401    401    401    | 401   401     401     401
POST   /api/auth/sign-in/social                           404    404     404      404    404    404    | 404   404     404     404
GET    /api/auth/callback/:provider                       302    302     302      302    302    302    | 302   302     302     302
GET    /api/auth/get-session                              200    200     200      200    200    200    | 200   200     200     200
POST   /api/auth/sign-out                                 200    200     200      200    200    200    | 200   200     200     200
POST   /api/auth/request-password-reset                   200    200     200      200    200    200    | 200   200     200     200
POST   /api/auth/check-reset-link (forged)                404    404     404      404    404    404    | 404   404     404     404
POST   /api/auth/reset-password (forged)                  400    400     400      400    400    400    | 400   400     400     400
POST   /api/auth/change-password                          401    401     200      200    200    401    | 401   200     200     200
POST   /api/auth/send-verification-email                  200    200     200      200    200    200    | 200   200     200     200
GET    /api/auth/verify-email (forged)                    401    401     401      401    401    401    | 401   401     401     401
POST   /api/auth/link-social                              401    401     404      404    404    401    | 401   404     404     404
POST   /api/auth/unlink-account                           401    401     404      404    404    401    | 401   404     404     404
GET    /api/login                                         302    302     302      302    302    302    | 302   302     302     302

# The signed-in person; nobody has a picture, and the only admin of an organization cannot be deleted
GET    /api/user/profile                                  401    401     200      200    200    401    | 401   200     200     200
PATCH  /api/user/profile                                  401    401     200      200    200    401    | 401   200     200     200
GET    /api/user/accounts                                 401    401     200      200    200    401    | 401   200     200     200
GET    /api/user/image                                    401    401     404      404    404    401    | 401   404     404     404
GET    /api/user/export                                   401    401     200      200    200    401    | 401   200     200     200
POST   /api/user/delete                                   401    401     204      204    409    401    | 401   204     204     204
POST   /api/user/delete (another)                         401    401     400      400    400    401    | 401   400     400     400

# Organizations
GET    /api/organizations                                 401    401     200      200    200    401    | 401   200     200     200
POST   /api/organizations                                 401    401     201      201    201    401    | 401   201     201     201
POST   /api/organizations/create                          401    401     201      201    201    401    | 401   201     201     201
GET    /api/organizations/:id                             401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
PATCH  /api/organizations/:id                             401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
DELETE /api/organizations/:id                             401    401     404      404    404    404    | 403   403     403     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404

# Members
GET    /api/organizations/:id/members                     401    401     404      404    404    404    | 403   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
PATCH  /api/organizations/:id/members/:membershipId       401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
DELETE /api/organizations/:id/members/:membershipId       401    401     404      404    404    404    | 403   403     403     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
POST   /api/organizations/:id/leave                       401    401     404      404    404    404    | 403   204     204     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404

# Invitations; a token that is not genuine is absent, and a member does not join twice
POST   /api/organizations/:id/invite                      401    401     404      404    404    404    | 403   403     403     201
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/organizations/:id/invitations                 401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/organizations/:id/invitations/:invitationId/resend
                                                          401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
DELETE /api/organizations/:id/invitations/:invitationId   401    401     404      404    404    404    | 403   403     403     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
GET    /api/organizations/pending-invitations             401    401     200      200    200    401    | 401   200     200     200
GET    /api/organizations/waiting-invitations             401    401     200      200    200    401    | 401   200     200     200
POST   /api/organizations/waiting-invitations/send        401    401     204      204    204    401    | 401   204     204     204
POST   /api/organizations/offered-invitation              200    200     200      200    200    200    | 200   200     200     200
       elsewhere                                          404    404     404      404    404    404    | 404   404     404     404
POST   /api/organizations/opened-invitation               401    401     200      200    200    401    | 401   200     200     200
       elsewhere                                          401    401     404      404    404    401    | 401   404     404     404
POST   /api/organizations/accept-invitation               401    401     200      200    200    401    | 401   409     409     409
       elsewhere                                          401    401     404      404    404    401    | 401   404     404     404

# API keys
GET    /api/organizations/:id/api-keys                    401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/organizations/:id/api-keys                    401    401     404      404    404    404    | 403   403     403     201
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
DELETE /api/organizations/:id/api-keys/:keyId             401    401     404      404    404    404    | 403   403     403     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404

# Outgoing webhooks
GET    /api/organizations/:id/webhooks                    401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/organizations/:id/webhooks                    401    401     404      404    404    404    | 403   403     403     201
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
DELETE /api/organizations/:id/webhooks/:webhookId         401    401     404      404    404    404    | 403   403     403     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
POST   /api/organizations/:id/webhooks/:webhookId/resume
                                                          401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
GET    /api/organizations/:id/webhooks/:webhookId/deliveries
                                                          401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404
POST   /api/organizations/:id/webhooks/:webhookId/deliveries/:deliveryId/repeat
                                                          401    401     404      404    404    404    | 403   403     403     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     404

# Audit log
GET    /api/organizations/:id/audit                       401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/organizations/:id/audit (person)              401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     200
GET    /api/organizations/:id/audit (key)                 401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     200
GET    /api/organizations/:id/audit (cursor)              401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     200
GET    /api/organizations/:id/audit.csv                   401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/organizations/:id/audit.csv (person)          401    401     404      404    404    404    | 403   403     403     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
       within                                             401    401     404      404    404    404    | 403   403     403     200

# Reading a text touches nothing of anybody's
POST   /api/extract-text                                  401    401     200      200    200    401    | 401   200     200     200
POST   /api/parse-job-description                         401    401     200      200    200    401    | 401   200     200     200
POST   /api/read-job-text                                 401    401     200      200    200    401    | 401   200     200     200

# Jobs; an organization that is named but not one's own is refused, a job of it does not exist
GET    /api/jobs                                          401    401     200      200    200    401    | 401   200     200     200
GET    /api/jobs (organization)                           401    401     403      403    403    403    | 200   200     200     200
       elsewhere                                          401    401     403      403    403    403    | 403   403     403     403
GET    /api/jobs (cursor)                                 401    401     403      403    403    403    | 200   200     200     200
       elsewhere                                          401    401     403      403    403    403    | 403   403     403     403
       within                                             401    401     403      403    403    403    | 200   200     200     200
POST   /api/jobs                                          401    401     403      403    403    403    | 201   403     201     201
       elsewhere                                          401    401     403      403    403    403    | 403   403     403     403
GET    /api/jobs/employers                                401    401     403      403    403    403    | 200   200     200     200
       elsewhere                                          401    401     403      403    403    403    | 403   403     403     403
GET    /api/jobs/:jobId                                   401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
PATCH  /api/jobs/:jobId                                   401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
DELETE /api/jobs/:jobId                                   401    401     404      404    404    404    | 204   403     204     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/outputs                           401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404

# What a job leaves open, and what people answer; a viewer only reads
GET    /api/jobs/:jobId/questions                         401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
PUT    /api/jobs/:jobId/answers/:key                      401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
DELETE /api/jobs/:jobId/answers/:key                      401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/jobs/:jobId/answers/:answerId/decision        401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/jobs/:jobId/answer-links                      401    401     404      404    404    404    | 201   403     201     201
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/jobs/:jobId/answer-links/:linkId/reminder     401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
DELETE /api/jobs/:jobId/answer-links/:linkId              401    401     404      404    404    404    | 204   403     204     204
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/alignment-sheet                   401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404

# Whoever has a link may answer, signed in or not; a link that is not genuine is absent
GET    /api/answers/:token                                200    200     200      200    200    200    | 200   200     200     200
       elsewhere                                          404    404     404      404    404    404    | 404   404     404     404
PUT    /api/answers/:token/questions/:key                 204    204     204      204    204    204    | 204   204     204     204
       elsewhere                                          404    404     404      404    404    404    | 404   404     404     404
PUT    /api/answers/:token/must-haves                     204    204     204      204    204    204    | 204   204     204     204
       elsewhere                                          404    404     404      404    404    404    | 404   404     404     404
PUT    /api/answers/:token/facts                          204    204     204      204    204    204    | 204   204     204     204
       elsewhere                                          404    404     404      404    404    404    | 404   404     404     404
POST   /api/answers/:token/done                           204    204     204      204    204    204    | 204   204     204     204
       elsewhere                                          404    404     404      404    404    404    | 404   404     404     404

# Writing; a viewer only reads
POST   /api/jobs/:jobId/generate/:toolType                401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/jobs/:jobId/process                           401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/brief                             401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/plan                              401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/market                            401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/intake                               401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/jd                                   401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/boolean                              401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/strategy                             401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/messaging                            401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/scorecard                            401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/webhooks/interview                            401    401     404      404    404    404    | 202   403     202     202
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/writer                                        401    401     200      200    200    401    | 401   200     200     200

# What was written
GET    /api/outputs/:outputId                             401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
PATCH  /api/outputs/:outputId                             401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/outputs/:outputId/versions                    401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/outputs/:outputId/versions/:version           401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/outputs/:outputId/versions/:version/restore   401    401     404      404    404    404    | 200   403     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
POST   /api/outputs/:outputId/rewording                   401    401     404      404    404    404    | 422   403     422     422
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404

# Files to take away; here neither a posting nor a scorecard has been written
GET    /api/jobs/:jobId/outputs/:outputId/pdf             401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/outputs/:outputId/txt             401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/outputs/:outputId/docx            401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/outputs/:outputId/md              401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/combined-pdf               401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/combined-txt               401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/combined-docx              401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/combined-md                401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/job-posting                401    401     404      404    404    404    | 422   422     422     422
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/board-post                 401    401     404      404    404    404    | 422   422     422     422
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/scorecard-csv              401    401     404      404    404    404    | 422   422     422     422
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/scorecard-sheet            401    401     404      404    404    404    | 422   422     422     422
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/jobs/:jobId/export/hiring-file                401    401     404      404    404    404    | 200   200     200     200
       elsewhere                                          401    401     404      404    404    404    | 404   404     404     404
GET    /api/test-pdf                                      401    401     200      200    200    401    | 401   200     200     200

# Live updates
GET    /api/events                                        401    401     403      403    403    403    | 200   200     200     200
       elsewhere                                          401    401     403      403    403    403    | 403   403     403     403
`);
