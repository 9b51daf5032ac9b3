// Generated from libs/contracts/openapi/openapi.json by “npm run openapi”. Do not edit.
export interface paths {
    "/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boards
         * @description Every board that the caller sees, in the workspace’s order; archived ones only on request.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Create a board
         * @description Creates a board, last in the workspace, with the lists or the columns and rows in the request. The response is the same as of GET /boards/{id}.
         */
        post: operations["createBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a board with its lists and cards
         * @description The board, its lists in order, and all cards of each in order; archived lists and cards are left out. With cardsPerList each list is cut, says how many cards it has, and gives the cursor that goes on.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        /**
         * Delete an archived board
         * @description Deletes a board with everything on it. It must be archived first; there is no way back.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Update a board
         * @description Changes the properties that are sent. Only owners, admins and the creator of the board can change `visibility`.
         */
        patch: operations["updateBoard"];
        trace?: never;
    };
    "/boards/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a board
         * @description Takes a board out of the list of boards and closes it for changes; it can be restored.
         */
        post: operations["archiveBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a board
         * @description Opens an archived board again.
         */
        post: operations["restoreBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a board
         * @description Gives a board another place among the workspace’s boards, named by a neighbour or an end.
         */
        post: operations["reorderBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a board
         * @description Who sees the board while it is private, beside the workspace’s owners and admins.
         */
        get: operations["listBoardMembers"];
        /**
         * Set the members of a board
         * @description The members that are sent see the board while it is private; others no longer do. For owners, admins and the creator of the board.
         */
        put: operations["setBoardMembers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lists of a board
         * @description The lists of a board in order, without their cards; archived ones only on request.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Create a list
         * @description Adds a list to a board: last, unless a place is named. On a grid or timetable it is the cell of a column and a row.
         */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a list
         * @description One list, without its cards.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /**
         * Delete a list
         * @description Deletes a list. One that holds cards, archived ones included, needs moveCardsTo: the list of the same board that takes them.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        /**
         * Update a list
         * @description Changes the name and merges the attached information; null clears a member of it.
         */
        patch: operations["updateList"];
        trace?: never;
    };
    "/lists/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards of a list
         * @description The cards of a list in order, by pages; archived ones are left out.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a list
         * @description Gives a list another place on its board, named by a neighbour or an end.
         */
        post: operations["reorderList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a list
         * @description Takes a list with its cards off the board and keeps it; it can be restored.
         */
        post: operations["archiveList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a list
         * @description Puts an archived list with its cards back at its place on the board.
         */
        post: operations["restoreList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a card
         * @description Puts a card into a list: last, unless a place is named.
         */
        post: operations["createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several cards
         * @description Makes up to 50 cards. The answer has one item for each, in the order of the request. With atomic, all are made or none, and the first refusal is the answer.
         */
        post: operations["createCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a card
         * @description One card with all its members.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        /**
         * Delete a card
         * @description Deletes a card with its comments, checklist and values. There is no way back; archiving has one.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        /**
         * Update a card
         * @description Changes the members that are sent; null clears one that may be unset. An archived card takes no change: restore it first.
         */
        patch: operations["updateCard"];
        trace?: never;
    };
    "/cards/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a card to a list
         * @description Moves a card to a list, also of another board, at the named place or else last. On another board it keeps the labels that have a namesake there, and loses field values and dependencies.
         */
        post: operations["moveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a card in its list
         * @description Gives a card another place in its list, named by a neighbour or an end.
         */
        post: operations["reorderCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a card
         * @description Takes a card off the board and keeps it as it is: until it is restored it takes no change, of what hangs on it neither.
         */
        post: operations["archiveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a card
         * @description Puts an archived card back at its place in its list.
         */
        post: operations["restoreCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a card
         * @description Marks a card as done; it stays where it is.
         */
        post: operations["completeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a card
         * @description Takes the mark “done” off a card.
         */
        post: operations["reopenCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the assignees of a card
         * @description The members that are sent are the card’s assignees afterwards; an empty array takes all off.
         */
        put: operations["setCardAssignees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a card
         * @description Makes the caller the assignee of a card that has none; of several who try at once, one gets it.
         */
        post: operations["claimCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a card
         * @description Oldest first, by pages.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a card
         * @description Adds a comment in the caller’s name.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment; its author may, and owners, admins and tokens.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Edit a comment
         * @description Changes the text of a comment; only its author may.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/cards/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checklist of a card
         * @description All items of the card’s checklist, in order.
         */
        get: operations["listChecklistItems"];
        put?: never;
        /**
         * Add a checklist item
         * @description Adds an item at the end of the card’s checklist.
         */
        post: operations["createChecklistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/checklist/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a checklist item
         * @description Takes an item off the card’s checklist.
         */
        delete: operations["deleteChecklistItem"];
        options?: never;
        head?: never;
        /**
         * Update a checklist item
         * @description Changes an item’s text, ticks it off or on, or gives it another place.
         */
        patch: operations["updateChecklistItem"];
        trace?: never;
    };
    "/boards/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the labels of a board
         * @description All labels that cards of the board can have.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Makes a label for the cards of a board; its name is unique there.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a label
         * @description Deletes a label and takes it off every card.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Update a label
         * @description Renames or recolours a label on every card that has it.
         */
        patch: operations["updateLabel"];
        trace?: never;
    };
    "/cards/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the labels of a card
         * @description The labels that are sent are the card’s labels afterwards; an empty array takes all off.
         */
        put: operations["setCardLabels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields of a board
         * @description All fields of the board in order, with their options.
         */
        get: operations["listFields"];
        put?: never;
        /**
         * Create a custom field
         * @description Adds a field of one of the eight types to a board; its name is unique there.
         */
        post: operations["createField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom field
         * @description Deletes a field with every value that cards have of it.
         */
        delete: operations["deleteField"];
        options?: never;
        head?: never;
        /**
         * Update a custom field
         * @description Renames a field, changes its options, or gives it another place. Its type stays.
         */
        patch: operations["updateField"];
        trace?: never;
    };
    "/boards/{id}/field-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read every field value on a board
         * @description The values of all cards of the board that are not archived, in one call.
         */
        get: operations["listFieldValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/fields/{fieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a field’s value on a card
         * @description Sets the value by the field’s type; null clears it. An option’s label and a member’s name are taken where they name exactly one, and refused with the candidates otherwise. If-Match takes the ETag of the card.
         */
        put: operations["setFieldValue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/grid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a board as a grid
         * @description Columns, rows, and the cells where a list is. A timetable’s columns are days and its rows time slots; a kanban board answers with its lists as columns and one row, whose id is 0. include=cards adds the cards of each cell.
         */
        get: operations["getGrid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a board as a timetable
         * @description Columns, rows, and the cells where a list is. A timetable’s columns are days and its rows time slots; a kanban board answers with its lists as columns and one row, whose id is 0. include=cards adds the cards of each cell.
         */
        get: operations["getTimetable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a column
         * @description Adds a column at the end of a grid or timetable.
         */
        post: operations["createColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/columns/{columnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a column
         * @description Deletes a column with its cells, which must hold no cards.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Update a column
         * @description Renames a column or changes its day.
         */
        patch: operations["updateColumn"];
        trace?: never;
    };
    "/boards/{id}/columns/{columnId}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a column
         * @description Gives a column another place, named by a neighbour or an end.
         */
        post: operations["reorderColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a row
         * @description Adds a row at the end of a grid or timetable.
         */
        post: operations["createRow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/rows/{rowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a row
         * @description Deletes a row with its cells, which must hold no cards.
         */
        delete: operations["deleteRow"];
        options?: never;
        head?: never;
        /**
         * Update a row
         * @description Renames a row or changes its times.
         */
        patch: operations["updateRow"];
        trace?: never;
    };
    "/boards/{id}/rows/{rowId}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a row
         * @description Gives a row another place, named by a neighbour or an end.
         */
        post: operations["reorderRow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/gantt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the Gantt chart of a board
         * @description Every card of the board as a task, in chart order; an unscheduled one has no start and no end.
         */
        get: operations["getGantt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gantt/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a Gantt task
         * @description Changes the span, the progress or the kind of a task; the span is the card’s startDate and dueDate. With cascade=push the tasks that depend on it, at most 5000, move later where they would come too early; moved says which.
         */
        patch: operations["updateGanttTask"];
        trace?: never;
    };
    "/gantt/tasks/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a Gantt task
         * @description Gives a task another place in the chart, named by a neighbour or an end. The board’s lists keep their order.
         */
        post: operations["reorderGanttTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gantt/tasks/{id}/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a task depend on another
         * @description Adds a dependency on another task of the same board.
         */
        post: operations["createDependency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gantt/tasks/{id}/dependencies/{dependencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dependency
         * @description Takes a dependency off a task.
         */
        delete: operations["deleteDependency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done on a board
         * @description Every action on the board and all that is on it, newest first, by pages: who, how, and what changed.
         */
        get: operations["listBoardActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done on a card
         * @description Every action on the card, newest first, by pages.
         */
        get: operations["listCardActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search cards
         * @description Cards of all boards that the caller sees, newest first, by pages. Every word of q must be in the title or the description; the other filters narrow further. Archived boards are left out.
         */
        get: operations["searchCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a board
         * @description Server-Sent Events: each event of the board as it happens, with the payload of the webhooks. Last-Event-ID resumes after the event of that id. `event: reset` says that this is no longer possible: read the board again. The stream ends when the bearer is revoked or the board goes out of the caller’s sight.
         */
        get: operations["streamBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a board
         * @description The board as one JSON object without ids of its own: lists, cards, labels, assignees, checklists, comments, fields and values, the order and dependencies of its Gantt chart, archived ones included. POST /boards/import makes an equal board of it.
         */
        get: operations["exportBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a board
         * @description Makes a new board of an export of this service or of Trello’s board JSON, all of it or nothing. The answer says what had no counterpart. Comments are the importing member’s; members are found by name. The body may have up to 32 MiB.
         */
        post: operations["importBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this description
         * @description The OpenAPI 3.1 description of the whole API, with the address of this deployment. Needs no token.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asyncapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the description of the events
         * @description The AsyncAPI 3 description of the domain events that services of the same network take from NATS. Their payloads are those of the webhooks. Needs no token.
         */
        get: operations["getAsyncApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reference as a page
         * @description HTML pages made from the OpenAPI document, with code samples and forms that send requests. Needs no token, and loads nothing from other hosts.
         */
        get: operations["getReferencePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Who changed which rights, when and from where; newest first, by pages.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the workspace
         * @description The workspace that the bearer belongs to, with what it holds and its quotas.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the workspace’s name or slug
         * @description Members left out stay as they are. Webhooks carry the new name and slug from then on.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API tokens and connected AI clients
         * @description Both kinds together, newest first. Owners and admins see all of the workspace, others the AI clients that they connected themselves.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Issue an API token
         * @description The owner only, with the own password. The answer carries the token itself, once; it has the rights of a workspace admin.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API token
         * @description The owner only, with the own password. When this answers, the token works nowhere any more.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a connected AI client
         * @description Owners and admins revoke any, others those that they connected themselves; with the own password. When this answers, the client works nowhere any more.
         */
        post: operations["revokeClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is calling
         * @description The workspace, the acting member and the rights that the bearer stands for.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name
         * @description The name that others see, in every workspace of the person.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description With the password so far. Every other sign-in and every AI client that the person connected ends; API tokens stay.
         */
        post: operations["changeMyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of the workspace
         * @description All members, in the order in which they joined.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member, or leave
         * @description Everybody may leave; owners and admins remove others, and only an owner an owner. When this answers, nothing of the member works any more: sign-ins, AI clients, and tokens that they issued.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member’s role
         * @description Only an owner makes or changes an owner, and one owner always remains. When this answers, the new role holds everywhere. Tokens that somebody issued who is no owner any more are revoked.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description The latest two hundred, newest first.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody
         * @description The response carries a link to hand over, once; a new account that comes by it confirms its address by mail. Where mail is configured, a second link is mailed that needs no confirmation. Replaces an open invitation to the same address. The number of invitations a day is bounded.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link lets nobody in any more. One that was used stays as it is.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Every endpoint of the workspace, the oldest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Events that occur from now on are POSTed to the address. The signing key is shown only here.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description One endpoint with its state and, where it was switched off, why. Its signing key is not shown again.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description What is queued for it is canceled.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description A new address is taken by every attempt from now on, also of deliveries that are queued.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a webhook on
         * @description Its failing begins to count anew. What was held meanwhile is sent where asked for.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing key
         * @description For the overlap both keys sign: `webhook-signature` carries both, `X-Service-Signature` stays with the old key and `X-Service-Signature-New` carries the new one.
         */
        post: operations["rotateWebhookKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a webhook does
         * @description Attempts of the last 24 hours, and what waits for the endpoint.
         */
        get: operations["getWebhookStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a webhook’s deliveries
         * @description The newest first, also of a hook that a 410 removed. The header X-Next-Cursor carries the cursor of the next page.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Sends one webhook.ping now, marked with X-Service-Test, and answers with what came of it.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver events again
         * @description Queues the events since a moment that were given up, or all of them; the oldest first.
         */
        post: operations["redeliverMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description With the bytes that were sent and every attempt: when, how long, what came back.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description Queues a new delivery with the same bytes and the same webhook-id, marked with X-Service-Redelivery.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pull events
         * @description The workspace’s events as webhooks get them, after the one that `after` names, kept 30 days. They come in the order of their arrival, in which none is ever skipped: go on with the id of the last one, not with the greatest.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hooks
         * @description Every subscription of the workspace, the oldest first. Signing keys are not shown again.
         */
        get: operations["listHooks"];
        put?: never;
        /**
         * Subscribe
         * @description For automation tools. The same subscription again answers 200 with the one that is there, switched on.
         */
        post: operations["createHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be subscribed to
         * @description Every event kind by name, with a sentence on when it is sent.
         */
        get: operations["listHookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/samples/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Samples of an event
         * @description Shaped as a delivery, the newest first: the workspace’s own events, or one made up.
         */
        get: operations["listHookSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hook
         * @description One subscription. Its signing key is not shown again.
         */
        get: operations["getHook"];
        put?: never;
        post?: never;
        /**
         * Unsubscribe
         * @description Also answers 204 when the hook was gone already, so that a tool may try again.
         */
        delete: operations["deleteHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "board.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a board is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onBoardCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "board.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a board’s members change
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onBoardUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "board.archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a board is archived
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onBoardArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "board.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when an archived board is restored
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onBoardRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "board.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a board takes another place among the boards
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onBoardReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "board.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a board is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onBoardDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a list is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onListCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a list’s name or attached information changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onListUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a list takes another place on its board
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onListReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a list is archived
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onListArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when an archived list is restored
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onListRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a list is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onListDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "column.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a column of a grid or timetable is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onColumnCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "column.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a column changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onColumnUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "column.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a column takes another place
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onColumnReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "column.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a column is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onColumnDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "row.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a row of a grid or timetable is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onRowCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "row.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a row changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onRowUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "row.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a row takes another place
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onRowReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "row.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a row is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onRowDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card’s members change
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card is moved to another list
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card takes another place in its list
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card is archived
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when an archived card is restored
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card is completed
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a completed card is reopened
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardReopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "card.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCardDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assignee.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a card’s assignees change
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onAssigneeChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "label.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a label, or the labels of a card, change
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onLabelChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a comment is added
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCommentCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a comment is edited
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCommentUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a comment is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onCommentDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checklist.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a checklist item is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onChecklistCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checklist.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a checklist item changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onChecklistUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checklist.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a checklist item is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onChecklistDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "field.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a custom field is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onFieldCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "field.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a custom field changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onFieldUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "field.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a custom field is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onFieldDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "value.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a custom field’s value on a card changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onValueChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gantt.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a Gantt task’s span or progress changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onGanttUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gantt.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a Gantt task takes another place in the chart
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onGanttReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dependency.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a dependency between Gantt tasks is created
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onDependencyCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dependency.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a dependency between Gantt tasks is deleted
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onDependencyDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a member joins the workspace
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onMemberAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a member’s name or role changes
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onMemberUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a member leaves the workspace
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onMemberRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when an API token is issued
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onTokenIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when an API token is revoked
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onTokenRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when an AI client is connected
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onClientConnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a connected AI client is revoked
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onClientRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a test delivery is asked for
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onWebhookPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when a webhook endpoint is switched off
         * @description POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onWebhookDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Activity: {
            /**
             * @description The event’s id
             * @example 244911212134400
             */
            id: number;
            /** @example card.create */
            event: components["schemas"]["EventKind"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            /** @example 3 */
            boardId: number;
            /** @example 101 */
            cardId: number | null;
            actor: components["schemas"]["EventActor"];
            via: components["schemas"]["Via"];
            data: {
                [key: string]: unknown;
            };
            /** @description `{ member: { from, to } }` */
            changes: {
                [key: string]: unknown;
            } | null;
        };
        ApiError: {
            /**
             * @description A sentence that says what to send instead
             * @example There is no card 42 here, or you may not see it.
             */
            error: string;
            /**
             * @description Stable, snake case
             * @example not_found
             */
            code: string;
            /**
             * @description Names the request in the service’s log
             * @example 3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10
             */
            requestId: string;
            /** @description Present when members of the request were refused */
            details?: components["schemas"]["ApiErrorDetail"][];
        };
        ApiErrorDetail: {
            /**
             * @description Path of the member, e.g. `lists.0.name`
             * @example title
             */
            field: string;
            /**
             * @description Stable, snake case
             * @example text
             */
            code: string;
            /**
             * @description What to send instead
             * @example title must be text of 1 to 500 characters that is not blank.
             */
            message: string;
        };
        /** @enum {string} */
        ArchivedFilter: "false" | "true" | "all";
        AssigneeChangeEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "assignee.change";
            data?: components["schemas"]["CardEventData"];
        };
        Attempt: {
            /**
             * @description 1 to 6; a repeat of an unknown one has its number
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /** @example 84 */
            durationMs: number | null;
            /**
             * @example delivered
             * @enum {string}
             */
            outcome: "delivered" | "failed" | "unknown";
            /**
             * @description HTTP status; null when none came back
             * @example 200
             */
            status: number | null;
            /**
             * @description Why it failed; null when it did not
             * @example null
             */
            error: string | null;
            /** @description What came back; null when nothing did */
            response: components["schemas"]["AttemptResponse"] | null;
        };
        AttemptResponse: {
            /**
             * @example {
             *       "content-type": "text/plain"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description Its first 4 KiB as text; bytes that are not UTF-8 are shown as U+FFFD
             * @example ok
             */
            body: string;
            /**
             * @description Whether more came back than is shown
             * @example false
             */
            truncated: boolean;
        };
        AuditActor: {
            /** @example 7 */
            memberId: number | null;
            /** @example Aiko Tanaka */
            name: string | null;
        };
        AuditEntry: {
            /** @example 311 */
            id: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /**
             * @description `noun.verb`
             * @example token.issue
             */
            action: string;
            actor: components["schemas"]["AuditActor"];
            /**
             * @description How it was done
             * @example screen
             */
            via: string | null;
            /**
             * @description Network address it came from
             * @example 203.0.113.9
             */
            address: string | null;
            /**
             * @description What the browser or client called itself
             * @example null
             */
            userAgent: string | null;
            /**
             * @description What it was done to
             * @example token 12
             */
            target: string | null;
            /**
             * @example {
             *       "name": "Nightly report"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
        };
        Board: {
            /** @example 3 */
            id: number;
            /** @example Launch */
            name: string;
            /** @example Everything for the first release */
            description: string | null;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
            /**
             * @description Rank among the workspace’s boards; compare as bytes
             * @example a0
             */
            position: string;
            /**
             * Format: date-time
             * @example null
             */
            archivedAt: string | null;
            /**
             * @description Lists that are not archived
             * @example 3
             */
            listCount: number;
            /**
             * @description Cards that are not archived
             * @example 12
             */
            cardCount: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            createdBy: components["schemas"]["MemberReference"];
            /** @example 1 */
            version: number;
        };
        BoardArchiveEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "board.archive";
            data?: components["schemas"]["BoardEventData"];
        };
        BoardCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "board.create";
            data?: components["schemas"]["BoardEventData"];
        };
        BoardDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "board.delete";
            data?: components["schemas"]["BoardEventData"];
        };
        BoardEventData: {
            /** @example 3 */
            id: number;
            /** @example Launch */
            name: string;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
        };
        /** @enum {string} */
        BoardKind: "kanban" | "grid" | "timetable";
        BoardMembers: {
            /**
             * @description All members who shall see the board while it is private
             * @example [
             *       7
             *     ]
             */
            memberIds: number[];
        };
        BoardReorderEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "board.reorder";
            data?: components["schemas"]["BoardEventData"];
        };
        BoardRestoreEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "board.restore";
            data?: components["schemas"]["BoardEventData"];
        };
        BoardUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "board.update";
            data?: components["schemas"]["BoardEventData"];
        };
        /** @enum {string} */
        BoardVisibility: "workspace" | "private";
        BoardWithLists: {
            /** @example 3 */
            id: number;
            /** @example Launch */
            name: string;
            /** @example Everything for the first release */
            description: string | null;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
            /**
             * @description Rank among the workspace’s boards; compare as bytes
             * @example a0
             */
            position: string;
            /**
             * Format: date-time
             * @example null
             */
            archivedAt: string | null;
            /**
             * @description Lists that are not archived
             * @example 3
             */
            listCount: number;
            /**
             * @description Cards that are not archived
             * @example 12
             */
            cardCount: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            createdBy: components["schemas"]["MemberReference"];
            /** @example 1 */
            version: number;
            lists: components["schemas"]["ListWithCards"][];
        };
        Card: {
            /** @example 101 */
            id: number;
            /** @example 3 */
            boardId: number;
            /** @example 11 */
            listId: number;
            /** @example Doing */
            listName: string;
            /** @example Prepare the launch */
            title: string;
            /** @example Press kit, announcement, checklist */
            description: string | null;
            /** @example 2026-11-24 */
            startDate: string | null;
            /** @example 2026-11-30 */
            dueDate: string | null;
            /**
             * Format: date-time
             * @example null
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @example null
             */
            archivedAt: string | null;
            /**
             * @description Rank in the list; compare as bytes
             * @example a0
             */
            position: string;
            labels: components["schemas"]["CardLabel"][];
            assignees: components["schemas"]["CardAssignee"][];
            checklist: components["schemas"]["CardChecklistCount"];
            /** @example 2 */
            commentCount: number;
            /**
             * @description Custom field values by field id; a field without a value is absent
             * @example {
             *       "9": "EMEA"
             *     }
             */
            fields: {
                [key: string]: unknown;
            };
            /**
             * @description Percent done, of the Gantt task
             * @example null
             */
            progress: number | null;
            createdBy: components["schemas"]["CardAssignee"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            /** @example 1 */
            version: number;
        };
        CardArchiveEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.archive";
            data?: components["schemas"]["CardEventData"];
        };
        CardAssignee: {
            /** @example 7 */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        CardAssignees: {
            /**
             * @description All members who shall have the card
             * @example [
             *       7
             *     ]
             */
            memberIds: number[];
        };
        CardBatchItem: {
            /** @example 201 */
            status: number;
            /** @description Where it was made */
            card?: components["schemas"]["Card"];
            /**
             * @description Where it was made: the version of its list as of then, of which the greater one has the newer order
             * @example 8
             */
            listVersion?: number;
            /** @description Where it was not */
            error?: components["schemas"]["ApiError"];
        };
        CardChecklistCount: {
            /** @example 1 */
            done: number;
            /** @example 3 */
            total: number;
        };
        CardCompleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.complete";
            data?: components["schemas"]["CardEventData"];
        };
        CardCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.create";
            data?: components["schemas"]["CardEventData"];
        };
        CardDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.delete";
            data?: components["schemas"]["CardEventData"];
        };
        CardEventData: {
            /** @example 101 */
            id: number;
            /** @example Prepare the launch */
            title: string;
            /**
             * @description Name of the list that holds the card
             * @example Doing
             */
            listName: string;
            /** @example 2026-11-30 */
            dueDate: string | null;
        };
        CardLabel: {
            /** @example 5 */
            id: number;
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
        };
        CardLabels: {
            /**
             * @description All labels that the card shall have
             * @example [
             *       5
             *     ]
             */
            labelIds: number[];
        };
        CardLabelsEventData: {
            /** @example 101 */
            cardId: number;
            /** @example Prepare the launch */
            cardTitle: string;
            /** @description All labels that the card has now */
            labels: components["schemas"]["CardLabel"][];
        };
        CardMoveEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.move";
            data?: components["schemas"]["CardEventData"];
        };
        CardReopenEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.reopen";
            data?: components["schemas"]["CardEventData"];
        };
        CardReorderEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.reorder";
            data?: components["schemas"]["CardEventData"];
        };
        CardRestoreEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.restore";
            data?: components["schemas"]["CardEventData"];
        };
        CardUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "card.update";
            data?: components["schemas"]["CardEventData"];
        };
        Cell: {
            /**
             * @description The list that is this cell
             * @example 11
             */
            listId: number;
            /** @example 21 */
            columnId: number;
            /** @example 31 */
            rowId: number;
            /** @example Mathematics */
            name: string;
            info: components["schemas"]["ListInfo"];
            /** @example 4 */
            cardCount: number;
            /** @description With include=cards */
            cards?: components["schemas"]["Card"][];
        };
        ChangePassword: {
            /** @example the password so far */
            password: string;
            /**
             * @description 8 to 1000 characters of any kind
             * @example correct horse battery staple
             */
            newPassword: string;
        };
        ChecklistCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "checklist.create";
            data?: components["schemas"]["ChecklistItemEventData"];
        };
        ChecklistDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "checklist.delete";
            data?: components["schemas"]["ChecklistItemEventData"];
        };
        ChecklistItem: {
            /** @example 71 */
            id: number;
            /** @example 101 */
            cardId: number;
            /** @example Proof-read */
            text: string;
            /** @example false */
            done: boolean;
            /**
             * @description Rank on the card; compare as bytes
             * @example a0
             */
            position: string;
            /** @example 1 */
            version: number;
        };
        ChecklistItemEventData: {
            /** @example 71 */
            id: number;
            /** @example 101 */
            cardId: number;
            /** @example Proof-read the announcement */
            text: string;
            /** @example false */
            done: boolean;
        };
        ChecklistUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "checklist.update";
            data?: components["schemas"]["ChecklistItemEventData"];
        };
        ClientConnectEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "client.connect";
            data?: components["schemas"]["CredentialEventData"];
        };
        ClientRevokeEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "client.revoke";
            data?: components["schemas"]["CredentialEventData"];
        };
        Column: {
            /** @example 21 */
            id: number;
            /** @example Monday */
            name: string;
            /**
             * @description Rank among the columns; compare as bytes
             * @example a0
             */
            position: string;
            /** @example monday */
            weekday: components["schemas"]["Weekday"] | null;
            /**
             * Format: date
             * @example null
             */
            date: string | null;
            /** @example 1 */
            version: number;
        };
        ColumnCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "column.create";
            data?: components["schemas"]["Column"];
        };
        ColumnDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "column.delete";
            data?: components["schemas"]["Column"];
        };
        ColumnReorderEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "column.reorder";
            data?: components["schemas"]["Column"];
        };
        ColumnUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "column.update";
            data?: components["schemas"]["Column"];
        };
        Comment: {
            /** @example 61 */
            id: number;
            /** @example 101 */
            cardId: number;
            /** @example The press kit is ready. */
            text: string;
            author: components["schemas"]["MemberReference"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            /** @example 1 */
            version: number;
        };
        CommentCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "comment.create";
            data?: components["schemas"]["CommentEventData"];
        };
        CommentDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "comment.delete";
            data?: components["schemas"]["CommentEventData"];
        };
        CommentEventData: {
            /** @example 501 */
            id: number;
            /** @example 101 */
            cardId: number;
            /** @example Prepare the launch */
            cardTitle: string;
            /** @example The press kit is ready. */
            text: string;
        };
        CommentText: {
            /** @example The press kit is ready. */
            text: string;
        };
        CommentUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "comment.update";
            data?: components["schemas"]["CommentEventData"];
        };
        CreateBoard: {
            /** @example Launch */
            name: string;
            /** @example Everything for the first release */
            description?: string | null;
            /** @example kanban */
            kind?: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility?: components["schemas"]["BoardVisibility"];
            /** @description Columns of a grid or timetable */
            columns?: components["schemas"]["NewColumn"][];
            /** @description Rows of a grid or timetable */
            rows?: components["schemas"]["NewRow"][];
            /**
             * @example [
             *       {
             *         "name": "To do"
             *       },
             *       {
             *         "name": "Doing"
             *       },
             *       {
             *         "name": "Done"
             *       }
             *     ]
             */
            lists?: components["schemas"]["NewList"][];
        };
        CreateCard: {
            /**
             * @description The list that the card goes into
             * @example 11
             */
            listId: number;
            /** @example Prepare the launch */
            title: string;
            /** @example Press kit, announcement, checklist */
            description?: string | null;
            /** @example 2026-11-24 */
            startDate?: string | null;
            /** @example 2026-11-30 */
            dueDate?: string | null;
            /**
             * @description Directly before this card of the list
             * @example 42
             */
            before?: number;
            /**
             * @description Directly after this card of the list
             * @example 42
             */
            after?: number;
            /**
             * @example last
             * @enum {string}
             */
            position?: "first" | "last";
        };
        CreateCards: {
            /**
             * @example [
             *       {
             *         "listId": 11,
             *         "title": "Prepare the launch"
             *       }
             *     ]
             */
            cards: components["schemas"]["CreateCard"][];
            /**
             * @description true makes all of them or none; false each for itself
             * @example true
             */
            atomic?: boolean;
        };
        CreateChecklistItem: {
            /** @example Proof-read */
            text: string;
            /** @example false */
            done?: boolean;
        };
        CreateDependency: {
            /**
             * @description The task that this one depends on
             * @example 100
             */
            dependsOn: number;
            /** @example FS */
            type?: components["schemas"]["DependencyType"];
            /** @example 0 */
            lagDays?: number;
        };
        CreateField: {
            /** @example Region */
            name: string;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /**
             * @description Of a select or multi_select
             * @example [
             *       {
             *         "label": "EMEA"
             *       },
             *       {
             *         "label": "APAC"
             *       }
             *     ]
             */
            options?: components["schemas"]["NewFieldOption"][];
        };
        CreateHook: {
            /** @example https://hooks.example.com/catch/1 */
            targetUrl?: string;
            /** @description The same as targetUrl */
            hookUrl?: string;
            /** @description The same as targetUrl */
            target_url?: string;
            /**
             * @example card.move
             * @enum {string}
             */
            event: "board.create" | "board.update" | "board.archive" | "board.restore" | "board.reorder" | "board.delete" | "list.create" | "list.update" | "list.reorder" | "list.archive" | "list.restore" | "list.delete" | "column.create" | "column.update" | "column.reorder" | "column.delete" | "row.create" | "row.update" | "row.reorder" | "row.delete" | "card.create" | "card.update" | "card.move" | "card.reorder" | "card.archive" | "card.restore" | "card.complete" | "card.reopen" | "card.delete" | "assignee.change" | "label.change" | "comment.create" | "comment.update" | "comment.delete" | "checklist.create" | "checklist.update" | "checklist.delete" | "field.create" | "field.update" | "field.delete" | "value.change" | "gantt.update" | "gantt.reorder" | "dependency.create" | "dependency.delete" | "member.add" | "member.update" | "member.remove" | "token.issue" | "token.revoke" | "client.connect" | "client.revoke" | "webhook.ping" | "webhook.disable" | "board.*" | "list.*" | "column.*" | "row.*" | "card.*" | "assignee.*" | "label.*" | "comment.*" | "checklist.*" | "field.*" | "value.*" | "gantt.*" | "dependency.*" | "member.*" | "token.*" | "client.*" | "webhook.*" | "*";
            filter?: components["schemas"]["HookFilter"] | null;
        };
        CreateInvitation: {
            /**
             * @description E-mail address of whom to invite
             * @example aiko@example.org
             */
            email: string;
            /** @example member */
            role: components["schemas"]["Role"];
        };
        CreateLabel: {
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
        };
        CreateList: {
            /** @example Review */
            name: string;
            info?: components["schemas"]["ListInfo"];
            /** @description Column of the cell, on a grid or timetable */
            columnId?: number;
            /** @description Row of the cell, on a grid or timetable */
            rowId?: number;
            /** @description Directly before this list */
            before?: number;
            /** @description Directly after this list */
            after?: number;
            /**
             * @example last
             * @enum {string}
             */
            position?: "first" | "last";
        };
        CreateWebhook: {
            /**
             * @description Absolute https address that deliveries are POSTed to
             * @example https://example.com/kiban
             */
            url: string;
            /**
             * @description Event kinds, whole nouns (`card.*`) or `*`
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events: string[];
            /** @example Chat notices */
            description?: string | null;
            /**
             * @description Only events of these boards; null or left out = of the whole workspace
             * @example [
             *       3
             *     ]
             */
            boardIds?: number[] | null;
        };
        CreatedHook: {
            /** @example 13 */
            id: number;
            /** @example card.move */
            event: string;
            /**
             * Format: uri
             * @example https://hooks.example.com/catch/1
             */
            targetUrl: string;
            filter: components["schemas"]["HookFilter"] | null;
            /**
             * @description A disabled hook gets nothing; its events are held
             * @example active
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * @description `creator_lost_role`: an owner confirms it with POST /webhooks/{id}/enable
             * @example null
             * @enum {string|null}
             */
            disabledReason: "failing" | "gone" | "switched_off" | "creator_lost_role" | null;
            /**
             * Format: date-time
             * @example null
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Key of every delivery’s signature; shown once
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=
             */
            signingKey: string;
        };
        CreatedInvitation: {
            /** @example 3 */
            id: number;
            /** @example aiko@example.org */
            email: string;
            /** @example member */
            role: components["schemas"]["Role"];
            /** @example open */
            state: components["schemas"]["InvitationState"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The link that lets the invited person in. It is shown here once
             * @example https://kiban.example/sign-up/invitation/5lN2…
             */
            link: string;
            /**
             * @description What became of the mail with the link
             * @example not_configured
             * @enum {string}
             */
            mail: "sent" | "not_configured" | "failed";
        };
        CreatedWebhook: {
            /** @example 12 */
            id: number;
            /**
             * Format: uri
             * @example https://example.com/kiban
             */
            url: string;
            /**
             * @description Event kinds, whole nouns (`card.*`) or `*`
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events: string[];
            /** @example Chat notices */
            description: string | null;
            /**
             * @description Only events of these boards; null = of the whole workspace
             * @example null
             */
            boardIds: number[] | null;
            /**
             * @description A disabled endpoint gets nothing; its events are held
             * @example active
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * @description `creator_lost_role`: an owner confirms it with POST /webhooks/{id}/enable
             * @example null
             * @enum {string|null}
             */
            disabledReason: "failing" | "gone" | "switched_off" | "creator_lost_role" | null;
            /**
             * Format: date-time
             * @example null
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description The first failure since the last success; null while it works
             * @example null
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Last success, to within half a minute
             * @example 2026-11-21T09:30:00.000Z
             */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            createdBy: components["schemas"]["WebhookCreator"];
            /** @example 1 */
            version: number;
            /**
             * @description Key of every delivery’s signature; shown once
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=
             */
            signingKey: string;
        };
        Credential: {
            /** @example token */
            kind: components["schemas"]["CredentialKind"];
            /**
             * @description Unique within its kind
             * @example 12
             */
            id: number;
            /** @example Nightly report */
            name: string;
            /** @example active */
            state: components["schemas"]["CredentialState"];
            /** @example admin */
            access: components["schemas"]["CredentialAccess"];
            /**
             * @description First 8 characters of the value; null for an AI client
             * @example kbn_4fQ9
             */
            firstCharacters: string | null;
            /**
             * @description Last 4 characters of the value; null for an AI client
             * @example x7Bd
             */
            lastCharacters: string | null;
            /**
             * @description The host that proved the AI client’s identity; null when nothing proves it, and for tokens
             * @example null
             */
            clientHost: string | null;
            /** @description Who issued the token or connected the client */
            createdBy: components["schemas"]["CredentialOwner"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description To about a minute; null when it was never used
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Null when it does not expire
             * @example null
             */
            expiresAt: string | null;
        };
        /** @enum {string} */
        CredentialAccess: "read" | "read_write" | "admin";
        CredentialEventData: {
            /** @example 12 */
            id: number;
            /** @example Nightly report */
            name: string;
        };
        /** @enum {string} */
        CredentialKind: "token" | "oauth_client";
        CredentialOwner: {
            /** @example 7 */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        /** @enum {string} */
        CredentialState: "active" | "expired" | "revoked" | "connected";
        CustomField: {
            /** @example 9 */
            id: number;
            /** @example 3 */
            boardId: number;
            /** @example Region */
            name: string;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /** @description Empty unless the type is select or multi_select */
            options: components["schemas"]["FieldOption"][];
            /**
             * @description Rank on the board; compare as bytes
             * @example a0
             */
            position: string;
            /** @example 1 */
            version: number;
        };
        Delivery: {
            /**
             * @description Also sent as X-Service-Delivery
             * @example 9001
             */
            id: number;
            /** @example 12 */
            webhookId: number;
            /**
             * @description `id` of the payload
             * @example 244911212134400
             */
            eventId: number;
            /** @example card.create */
            event: components["schemas"]["EventKind"];
            /**
             * @example delivered
             * @enum {string}
             */
            state: "pending" | "retrying" | "delivered" | "given_up" | "held" | "canceled";
            /**
             * @example event
             * @enum {string}
             */
            trigger: "event" | "redelivery" | "test";
            /**
             * @description Attempts made or under way
             * @example 1
             */
            attemptCount: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none is
             * @example null
             */
            nextAttemptAt: string | null;
            /**
             * @description HTTP status of the last attempt
             * @example 200
             */
            lastStatus: number | null;
            /**
             * @description Why the last attempt failed, e.g. `timeout`, `http_status`
             * @example null
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            finishedAt: string | null;
        };
        DeliveryDetail: {
            /**
             * @description Also sent as X-Service-Delivery
             * @example 9001
             */
            id: number;
            /** @example 12 */
            webhookId: number;
            /**
             * @description `id` of the payload
             * @example 244911212134400
             */
            eventId: number;
            /** @example card.create */
            event: components["schemas"]["EventKind"];
            /**
             * @example delivered
             * @enum {string}
             */
            state: "pending" | "retrying" | "delivered" | "given_up" | "held" | "canceled";
            /**
             * @example event
             * @enum {string}
             */
            trigger: "event" | "redelivery" | "test";
            /**
             * @description Attempts made or under way
             * @example 1
             */
            attemptCount: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none is
             * @example null
             */
            nextAttemptAt: string | null;
            /**
             * @description HTTP status of the last attempt
             * @example 200
             */
            lastStatus: number | null;
            /**
             * @description Why the last attempt failed, e.g. `timeout`, `http_status`
             * @example null
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            finishedAt: string | null;
            request: components["schemas"]["DeliveryRequest"];
            /** @description In the order they were made; kept 30 days */
            attempts: components["schemas"]["Attempt"][];
        };
        DeliveryRequest: {
            /** @description The exact bytes that were signed and sent */
            body: string | null;
        };
        Dependency: {
            /** @example 81 */
            id: number;
            /**
             * @description The task that this one depends on
             * @example 100
             */
            dependsOn: number;
            /**
             * @description FS: starts after the other ends; SS: starts after it starts; FF: ends after it ends; SF: ends after it starts
             * @example FS
             */
            type: components["schemas"]["DependencyType"];
            /** @example 0 */
            lagDays: number;
        };
        DependencyCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "dependency.create";
            data?: components["schemas"]["DependencyEventData"];
        };
        DependencyDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "dependency.delete";
            data?: components["schemas"]["DependencyEventData"];
        };
        DependencyEventData: {
            /** @example 81 */
            id: number;
            /**
             * @description The task that this one depends on
             * @example 100
             */
            dependsOn: number;
            /**
             * @description FS: starts after the other ends; SS: starts after it starts; FF: ends after it ends; SF: ends after it starts
             * @example FS
             */
            type: components["schemas"]["DependencyType"];
            /** @example 0 */
            lagDays: number;
            /**
             * @description The task that depends on the other
             * @example 101
             */
            taskId: number;
        };
        /**
         * @description FS: starts after the other ends; SS: starts after it starts; FF: ends after it ends; SF: ends after it starts
         * @enum {string}
         */
        DependencyType: "FS" | "SS" | "FF" | "SF";
        EnableWebhook: {
            /**
             * @description Send what was held while it was off (default false: held deliveries become given up and can be redelivered)
             * @example true
             */
            sendHeld?: boolean;
        };
        EventActor: {
            /**
             * @description The acting member; for an API token the member who issued it
             * @example 7
             */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        EventChange: {
            /**
             * @description The value before; null where there was none
             * @example To do
             */
            from: (string | number | boolean | unknown[] | {
                [key: string]: unknown;
            }) | null;
            /**
             * @description The value now; null where there is none any more
             * @example Doing
             */
            to: (string | number | boolean | unknown[] | {
                [key: string]: unknown;
            }) | null;
        };
        /** @enum {string} */
        EventKind: "board.create" | "board.update" | "board.archive" | "board.restore" | "board.reorder" | "board.delete" | "list.create" | "list.update" | "list.reorder" | "list.archive" | "list.restore" | "list.delete" | "column.create" | "column.update" | "column.reorder" | "column.delete" | "row.create" | "row.update" | "row.reorder" | "row.delete" | "card.create" | "card.update" | "card.move" | "card.reorder" | "card.archive" | "card.restore" | "card.complete" | "card.reopen" | "card.delete" | "assignee.change" | "label.change" | "comment.create" | "comment.update" | "comment.delete" | "checklist.create" | "checklist.update" | "checklist.delete" | "field.create" | "field.update" | "field.delete" | "value.change" | "gantt.update" | "gantt.reorder" | "dependency.create" | "dependency.delete" | "member.add" | "member.update" | "member.remove" | "token.issue" | "token.revoke" | "client.connect" | "client.revoke" | "webhook.ping" | "webhook.disable";
        EventPayload: {
            /**
             * @description The event’s id: the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @example card.create */
            event: components["schemas"]["EventKind"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * @description Null for kinds of the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /** @description The new state, by kind */
            data: {
                [key: string]: unknown;
            };
            /** @description Members that changed: `{ member: { from, to } }` */
            changes?: {
                [key: string]: components["schemas"]["EventChange"];
            };
        };
        EventWorkspace: {
            /** @example demo */
            slug: string;
            /** @example Demo */
            name: string;
        };
        FieldCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "field.create";
            data?: components["schemas"]["FieldEventData"];
        };
        FieldDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "field.delete";
            data?: components["schemas"]["FieldEventData"];
        };
        FieldEventData: {
            /** @example 9 */
            id: number;
            /** @example Region */
            name: string;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /** @description Empty unless the type is select or multi_select */
            options: components["schemas"]["FieldOption"][];
        };
        FieldOption: {
            /** @example 91 */
            id: number;
            /** @example EMEA */
            label: string;
            /** @example #3b82f6 */
            color: string | null;
        };
        /** @enum {string} */
        FieldType: "text" | "number" | "checkbox" | "date" | "select" | "multi_select" | "member" | "url";
        FieldUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "field.update";
            data?: components["schemas"]["FieldEventData"];
        };
        FieldValue: {
            /** @example 101 */
            cardId: number;
            /** @example 9 */
            fieldId: number;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /**
             * @description By the field’s type: text, url and date are strings, number is a number, checkbox is true or false, select is an option’s id, multi_select an array of them, member a member’s id. Writing takes an option’s label or a member’s name too.
             * @example 91
             */
            value: (string | number | boolean | (number | string)[]) | null;
        };
        FieldValueEventData: {
            /** @example 101 */
            cardId: number;
            /** @example 9 */
            fieldId: number;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /**
             * @description By the field’s type: text, url and date are strings, number is a number, checkbox is true or false, select is an option’s id, multi_select an array of them, member a member’s id. Writing takes an option’s label or a member’s name too.
             * @example 91
             */
            value: (string | number | boolean | (number | string)[]) | null;
            /** @example Prepare the launch */
            cardTitle: string;
            /** @example Region */
            fieldName: string;
        };
        GanttOrderEventData: {
            /**
             * @description The card’s id
             * @example 101
             */
            id: number;
            /** @example Prepare the launch */
            title: string;
            /**
             * @description Rank in the chart; compare as bytes
             * @example a0
             */
            position: string;
        };
        GanttReorderEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "gantt.reorder";
            data?: components["schemas"]["GanttOrderEventData"];
        };
        GanttTask: {
            /**
             * @description The card’s id
             * @example 101
             */
            id: number;
            /** @example 101 */
            cardId: number;
            /** @example Prepare the launch */
            title: string;
            /** @example 11 */
            listId: number;
            /** @example Doing */
            listName: string;
            /**
             * @description The card’s startDate
             * @example 2026-11-24
             */
            start: string | null;
            /**
             * @description The card’s dueDate, inclusive
             * @example 2026-11-28
             */
            end: string | null;
            /**
             * @description Percent done
             * @example 40
             */
            progress: number | null;
            /** @example task */
            kind: components["schemas"]["TaskKind"];
            dependencies: components["schemas"]["Dependency"][];
            /**
             * @description Rank in the chart; null until the chart was first reordered
             * @example a0
             */
            position: string | null;
            /** @example 1 */
            version: number;
        };
        GanttTaskEventData: {
            /**
             * @description The card’s id
             * @example 101
             */
            id: number;
            /** @example Prepare the launch */
            title: string;
            /** @example Doing */
            listName: string;
            /** @example 2026-11-24 */
            start: string | null;
            /** @example 2026-11-28 */
            end: string | null;
            /** @example 40 */
            progress: number | null;
            /** @example task */
            kind: components["schemas"]["TaskKind"];
        };
        GanttUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "gantt.update";
            data?: components["schemas"]["GanttTaskEventData"];
        };
        Grid: {
            /** @example 3 */
            boardId: number;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example 1 */
            version: number;
            columns: components["schemas"]["Column"][];
            rows: components["schemas"]["Row"][];
            /** @description Only the cells that have a list */
            cells: components["schemas"]["Cell"][];
        };
        Hook: {
            /** @example 13 */
            id: number;
            /** @example card.move */
            event: string;
            /**
             * Format: uri
             * @example https://hooks.example.com/catch/1
             */
            targetUrl: string;
            filter: components["schemas"]["HookFilter"] | null;
            /**
             * @description A disabled hook gets nothing; its events are held
             * @example active
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * @description `creator_lost_role`: an owner confirms it with POST /webhooks/{id}/enable
             * @example null
             * @enum {string|null}
             */
            disabledReason: "failing" | "gone" | "switched_off" | "creator_lost_role" | null;
            /**
             * Format: date-time
             * @example null
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
        };
        HookEvent: {
            /** @example card.move */
            event: components["schemas"]["EventKind"];
            /**
             * @description When it is sent
             * @example a card is moved to another list
             */
            description: string;
        };
        HookFilter: {
            /**
             * @description Only events of this board
             * @example 3
             */
            boardId?: number | null;
            /**
             * @description Only events about this list: its own, and whatever happens to a card in it, comes into it or leaves it
             * @example 11
             */
            listId?: number | null;
        };
        ImportResult: {
            /**
             * @description The new board
             * @example 4
             */
            boardId: number;
            /** @example 3 */
            lists: number;
            /** @example 12 */
            cards: number;
            /**
             * @description What had no counterpart here, in sentences
             * @example [
             *       "2 attachments were left out: cards have none here."
             *     ]
             */
            unmapped: string[];
        };
        Invitation: {
            /** @example 3 */
            id: number;
            /** @example aiko@example.org */
            email: string;
            /** @example member */
            role: components["schemas"]["Role"];
            /** @example open */
            state: components["schemas"]["InvitationState"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string;
        };
        /** @enum {string} */
        InvitationState: "open" | "accepted" | "expired" | "revoked";
        IssueToken: {
            /**
             * @description What the token is for
             * @example Nightly report
             */
            name: string;
            /**
             * @description The owner’s own password, asked for again
             * @example correct horse battery staple
             */
            password: string;
            /**
             * Format: date-time
             * @description In the future, at most 10 years ahead; null or left out: it does not expire
             * @example 2027-11-21T00:00:00.000Z
             */
            expiresAt?: string | null;
        };
        IssuedToken: {
            /** @example token */
            kind: components["schemas"]["CredentialKind"];
            /**
             * @description Unique within its kind
             * @example 12
             */
            id: number;
            /** @example Nightly report */
            name: string;
            /** @example active */
            state: components["schemas"]["CredentialState"];
            /** @example admin */
            access: components["schemas"]["CredentialAccess"];
            /**
             * @description First 8 characters of the value; null for an AI client
             * @example kbn_4fQ9
             */
            firstCharacters: string | null;
            /**
             * @description Last 4 characters of the value; null for an AI client
             * @example x7Bd
             */
            lastCharacters: string | null;
            /**
             * @description The host that proved the AI client’s identity; null when nothing proves it, and for tokens
             * @example null
             */
            clientHost: string | null;
            /** @description Who issued the token or connected the client */
            createdBy: components["schemas"]["CredentialOwner"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description To about a minute; null when it was never used
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Null when it does not expire
             * @example null
             */
            expiresAt: string | null;
            /**
             * @description The token itself. It is shown here once and never again
             * @example kbn_4fQ9d2mT0aZ8kLw3Rb6YpXe1Vs7Nc5HuGj9iQo0tF3x7Bd
             */
            token: string;
        };
        Label: {
            /** @example 5 */
            id: number;
            /** @example 3 */
            boardId: number;
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
            /** @example 1 */
            version: number;
        };
        LabelChangeEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "label.change";
            data?: components["schemas"]["LabelEventData"] | components["schemas"]["CardLabelsEventData"];
        };
        LabelEventData: {
            /** @example 5 */
            id: number;
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
        };
        List: {
            /** @example 11 */
            id: number;
            /** @example 3 */
            boardId: number;
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * @description Column of the cell on a grid or timetable
             * @example null
             */
            columnId: number | null;
            /**
             * @description Row of the cell on a grid or timetable
             * @example null
             */
            rowId: number | null;
            /**
             * @description Rank on the board; compare as bytes
             * @example a1
             */
            position: string;
            /** @example 4 */
            cardCount: number;
            /**
             * Format: date-time
             * @example null
             */
            archivedAt: string | null;
            /** @example 1 */
            version: number;
        };
        ListArchiveEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "list.archive";
            data?: components["schemas"]["ListEventData"];
        };
        ListCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "list.create";
            data?: components["schemas"]["ListEventData"];
        };
        ListDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "list.delete";
            data?: components["schemas"]["ListEventData"];
        };
        ListEventData: {
            /** @example 11 */
            id: number;
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * @description Column of the cell on a grid or timetable
             * @example null
             */
            columnId: number | null;
            /**
             * @description Row of the cell on a grid or timetable
             * @example null
             */
            rowId: number | null;
        };
        ListInfo: {
            /** @example What is being worked on now */
            text?: string | null;
            /** @example #3b82f6 */
            color?: string | null;
            /** @example 5 */
            cardLimit?: number | null;
            /**
             * @example {
             *       "owner": "platform"
             *     }
             */
            attributes?: {
                [key: string]: string;
            } | null;
        };
        ListReorderEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "list.reorder";
            data?: components["schemas"]["ListEventData"];
        };
        ListRestoreEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "list.restore";
            data?: components["schemas"]["ListEventData"];
        };
        ListUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "list.update";
            data?: components["schemas"]["ListEventData"];
        };
        ListWithCards: {
            /** @example 11 */
            id: number;
            /** @example 3 */
            boardId: number;
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * @description Column of the cell on a grid or timetable
             * @example null
             */
            columnId: number | null;
            /**
             * @description Row of the cell on a grid or timetable
             * @example null
             */
            rowId: number | null;
            /**
             * @description Rank on the board; compare as bytes
             * @example a1
             */
            position: string;
            /** @example 4 */
            cardCount: number;
            /**
             * Format: date-time
             * @example null
             */
            archivedAt: string | null;
            /** @example 1 */
            version: number;
            cards: components["schemas"]["Card"][];
            /**
             * @description With cardsPerList: how many cards the list has
             * @example 4
             */
            cardsTotal?: number;
            /**
             * @description With cardsPerList: cursor of GET /lists/{id}/cards for the cards that follow
             * @example null
             */
            nextCursor?: string | null;
        };
        Me: {
            /** @example token */
            kind: components["schemas"]["PrincipalKind"];
            workspace: components["schemas"]["MyWorkspace"];
            /** @description The acting member; for an API token the member who issued it */
            member: components["schemas"]["MyMember"];
            /**
             * @description The rights of this call; an API token acts as admin
             * @example admin
             */
            role: components["schemas"]["Role"];
            /**
             * @example [
             *       "boards:read",
             *       "boards:write"
             *     ]
             */
            scopes: string[];
            /**
             * @description Name of the token, the AI client or the screen
             * @example Nightly report
             */
            via: string;
            /**
             * Format: date-time
             * @description When this bearer expires; null when it does not
             * @example null
             */
            expiresAt: string | null;
        };
        Member: {
            /** @example 7 */
            id: number;
            /** @example Aiko Tanaka */
            name: string;
            /**
             * @description Null when an AI client asks
             * @example aiko@example.org
             */
            email: string | null;
            /** @example member */
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            joinedAt: string;
            /** @example 1 */
            version: number;
        };
        MemberAddEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "member.add";
            data?: components["schemas"]["MemberEventData"];
        };
        MemberEventData: {
            /** @example 7 */
            id: number;
            /** @example Aiko Tanaka */
            name: string;
            /** @example member */
            role: components["schemas"]["Role"];
        };
        MemberReference: {
            /** @example 7 */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        MemberRemoveEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "member.remove";
            data?: components["schemas"]["MemberEventData"];
        };
        MemberUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "member.update";
            data?: components["schemas"]["MemberEventData"];
        };
        MoveCard: {
            /**
             * @description The list to move to; also of another board
             * @example 12
             */
            listId: number;
            /**
             * @description Directly before this card of the list
             * @example 42
             */
            before?: number;
            /**
             * @description Directly after this card of the list
             * @example 42
             */
            after?: number;
            /**
             * @example first
             * @enum {string}
             */
            position?: "first" | "last";
        };
        MovedTask: {
            /** @example 102 */
            id: number;
            /** @example 2026-12-01 */
            start: string | null;
            /** @example 2026-12-03 */
            end: string | null;
        };
        MyMember: {
            /** @example 7 */
            id: number;
            /** @example Aiko Tanaka */
            name: string;
            /**
             * @description Through the screen only, else null
             * @example null
             */
            email: string | null;
        };
        MyWorkspace: {
            /** @example 1 */
            id: number;
            /** @example demo */
            slug: string;
            /** @example Demo */
            name: string;
        };
        NewColumn: {
            /** @example Monday */
            name: string;
            /**
             * @description The day of a timetable’s column, where it repeats every week
             * @example monday
             */
            weekday?: components["schemas"]["Weekday"] | null;
            /**
             * Format: date
             * @description The day of a timetable’s column
             * @example null
             */
            date?: string | null;
        };
        NewFieldOption: {
            /** @description The present option that this keeps, when a field is changed */
            id?: number;
            /** @example EMEA */
            label: string;
            /** @example #3b82f6 */
            color?: string | null;
        };
        NewList: {
            /** @example To do */
            name: string;
        };
        NewRow: {
            /** @example First lesson */
            name: string;
            /**
             * @description Begin of a timetable’s slot
             * @example 08:00
             */
            startTime?: string | null;
            /**
             * @description End of a timetable’s slot
             * @example 08:45
             */
            endTime?: string | null;
        };
        Password: {
            /**
             * @description The caller’s own password, asked for again
             * @example correct horse battery staple
             */
            password: string;
        };
        Position: {
            /**
             * @description Directly before this sibling
             * @example 42
             */
            before?: number;
            /**
             * @description Directly after this sibling
             * @example 42
             */
            after?: number;
            /**
             * @example first
             * @enum {string}
             */
            position?: "first" | "last";
        };
        /** @enum {string} */
        PrincipalKind: "token" | "oauth" | "screen";
        RedeliverMany: {
            /**
             * Format: date-time
             * @description Events that occurred at or after this moment
             * @example 2026-11-21T09:30:00.000Z
             */
            since: string;
            /**
             * @description Only what was given up (default true); false = everything that has ended
             * @example true
             */
            onlyFailed?: boolean;
        };
        Redelivered: {
            /**
             * @description Deliveries queued; at most 10,000 in one call, oldest first
             * @example 3
             */
            queued: number;
        };
        /** @enum {string} */
        Role: "owner" | "admin" | "member" | "viewer";
        RotateWebhookKey: {
            /**
             * @description For how long the old key signs as well, in hours (default 24)
             * @example 24
             */
            overlapHours?: number;
        };
        RotatedWebhookKey: {
            /**
             * @description The new key; shown once
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=
             */
            signingKey: string;
            /**
             * Format: date-time
             * @description Until then both keys sign; null when the old one ended at once
             * @example 2026-11-21T09:30:00.000Z
             */
            oldKeyExpiresAt: string | null;
        };
        Row: {
            /**
             * @description 0 is the one row of a kanban board
             * @example 31
             */
            id: number;
            /** @example First lesson */
            name: string;
            /**
             * @description Rank among the rows; compare as bytes
             * @example a0
             */
            position: string;
            /** @example 08:45 */
            startTime: string | null;
            /** @example 08:45 */
            endTime: string | null;
            /** @example 1 */
            version: number;
        };
        RowCreateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "row.create";
            data?: components["schemas"]["Row"];
        };
        RowDeleteEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "row.delete";
            data?: components["schemas"]["Row"];
        };
        RowReorderEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "row.reorder";
            data?: components["schemas"]["Row"];
        };
        RowUpdateEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "row.update";
            data?: components["schemas"]["Row"];
        };
        SetFieldValue: {
            /**
             * @description By the field’s type: text, url and date are strings, number is a number, checkbox is true or false, select is an option’s id, multi_select an array of them, member a member’s id. Writing takes an option’s label or a member’s name too.
             * @example 91
             */
            value: (string | number | boolean | (number | string)[]) | null;
        };
        /** @enum {string} */
        TaskKind: "task" | "milestone";
        TokenIssueEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "token.issue";
            data?: components["schemas"]["TokenIssueEventData"];
        };
        TokenIssueEventData: {
            /** @example 12 */
            id: number;
            /** @example Nightly report */
            name: string;
            /**
             * Format: date-time
             * @description Null when the token does not expire
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
        };
        TokenRevokeEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "token.revoke";
            data?: components["schemas"]["CredentialEventData"];
        };
        UpdateBoard: {
            /** @example Launch */
            name?: string;
            /** @example Everything for the first release */
            description?: string | null;
            /** @example workspace */
            visibility?: components["schemas"]["BoardVisibility"];
        };
        UpdateCard: {
            /** @example Prepare the launch day */
            title?: string;
            /** @example Press kit, announcement, checklist */
            description?: string | null;
            /** @example 2026-11-24 */
            startDate?: string | null;
            /** @example 2026-11-30 */
            dueDate?: string | null;
        };
        UpdateChecklistItem: {
            /** @example Proof-read twice */
            text?: string;
            /** @example true */
            done?: boolean;
            /** @description Directly before this item */
            before?: number;
            /** @description Directly after this item */
            after?: number;
            /** @enum {string} */
            position?: "first" | "last";
        };
        UpdateColumn: {
            /** @example Tuesday */
            name?: string;
            /** @example tuesday */
            weekday?: components["schemas"]["Weekday"] | null;
            /**
             * Format: date
             * @example null
             */
            date?: string | null;
        };
        UpdateField: {
            /** @example Sales region */
            name?: string;
            /** @description All options that the field shall have, in order; those with an id keep their values, those left out lose them */
            options?: components["schemas"]["NewFieldOption"][];
            /** @description Directly before this field */
            before?: number;
            /** @description Directly after this field */
            after?: number;
            /** @enum {string} */
            position?: "first" | "last";
        };
        UpdateGanttTask: {
            /** @example 2026-11-24 */
            start?: string | null;
            /** @example 2026-11-28 */
            end?: string | null;
            /** @example 40 */
            progress?: number | null;
            /** @example task */
            kind?: components["schemas"]["TaskKind"];
            /**
             * @description `push` moves the tasks that depend on this one later where they would come too early
             * @example none
             * @enum {string}
             */
            cascade?: "none" | "push";
        };
        UpdateLabel: {
            /** @example very urgent */
            name?: string;
            /** @example #b91c1c */
            color?: string;
        };
        UpdateList: {
            /** @example In review */
            name?: string;
            info?: components["schemas"]["ListInfo"];
        };
        UpdateMe: {
            /**
             * @description The name that others see
             * @example Aiko Tanaka
             */
            name: string;
        };
        UpdateMember: {
            /** @example member */
            role: components["schemas"]["Role"];
        };
        UpdateRow: {
            /** @example Second lesson */
            name?: string;
            /** @example 09:00 */
            startTime?: string | null;
            /** @example 09:45 */
            endTime?: string | null;
        };
        UpdateWebhook: {
            /**
             * @description Taken by every attempt from now on, also of queued deliveries
             * @example https://example.com/kiban-2
             */
            url?: string;
            /**
             * @example [
             *       "card.*"
             *     ]
             */
            events?: string[];
            /** @example Chat notices */
            description?: string | null;
            /** @example null */
            boardIds?: number[] | null;
            /**
             * @description Switches the endpoint off; POST …/enable switches it on
             * @example disabled
             * @enum {string}
             */
            status?: "disabled";
        };
        UpdateWorkspace: {
            /** @example Demo */
            name?: string;
            /**
             * @description Lower-case letters, digits and single hyphens between them
             * @example demo
             */
            slug?: string;
        };
        UpdatedGanttTask: {
            /**
             * @description The card’s id
             * @example 101
             */
            id: number;
            /** @example 101 */
            cardId: number;
            /** @example Prepare the launch */
            title: string;
            /** @example 11 */
            listId: number;
            /** @example Doing */
            listName: string;
            /**
             * @description The card’s startDate
             * @example 2026-11-24
             */
            start: string | null;
            /**
             * @description The card’s dueDate, inclusive
             * @example 2026-11-28
             */
            end: string | null;
            /**
             * @description Percent done
             * @example 40
             */
            progress: number | null;
            /** @example task */
            kind: components["schemas"]["TaskKind"];
            dependencies: components["schemas"]["Dependency"][];
            /**
             * @description Rank in the chart; null until the chart was first reordered
             * @example a0
             */
            position: string | null;
            /** @example 1 */
            version: number;
            /** @description Tasks that cascade=push moved */
            moved: components["schemas"]["MovedTask"][];
        };
        ValueChangeEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "value.change";
            data?: components["schemas"]["FieldValueEventData"];
        };
        Via: {
            /** @example token */
            kind: components["schemas"]["ViaKind"];
            /**
             * @description Name of the token or the AI client
             * @example nightly sync
             */
            name: string;
        };
        /** @enum {string} */
        ViaKind: "token" | "oauth" | "screen" | "import";
        Webhook: {
            /** @example 12 */
            id: number;
            /**
             * Format: uri
             * @example https://example.com/kiban
             */
            url: string;
            /**
             * @description Event kinds, whole nouns (`card.*`) or `*`
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events: string[];
            /** @example Chat notices */
            description: string | null;
            /**
             * @description Only events of these boards; null = of the whole workspace
             * @example null
             */
            boardIds: number[] | null;
            /**
             * @description A disabled endpoint gets nothing; its events are held
             * @example active
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * @description `creator_lost_role`: an owner confirms it with POST /webhooks/{id}/enable
             * @example null
             * @enum {string|null}
             */
            disabledReason: "failing" | "gone" | "switched_off" | "creator_lost_role" | null;
            /**
             * Format: date-time
             * @example null
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description The first failure since the last success; null while it works
             * @example null
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Last success, to within half a minute
             * @example 2026-11-21T09:30:00.000Z
             */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            createdBy: components["schemas"]["WebhookCreator"];
            /** @example 1 */
            version: number;
        };
        WebhookCreator: {
            /** @example 7 */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        WebhookDisableEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "webhook.disable";
            data?: components["schemas"]["WebhookDisableEventData"];
        };
        WebhookDisableEventData: {
            /**
             * @description The endpoint that was switched off
             * @example 12
             */
            id: number;
            /** @example https://example.com/kiban */
            url: string;
            /** @example Chat notices */
            description: string | null;
            /**
             * @description `gone`: it answered 410; `failing`: it took nothing for too long; `creator_lost_role`: its creator is neither owner nor admin any longer
             * @example failing
             * @enum {string}
             */
            reason: "failing" | "gone" | "creator_lost_role";
        };
        WebhookPingEvent: components["schemas"]["EventPayload"] & {
            /** @constant */
            event?: "webhook.ping";
            data?: components["schemas"]["WebhookPingEventData"];
        };
        WebhookPingEventData: {
            /**
             * @description The endpoint that is tested
             * @example 12
             */
            id: number;
            /** @example https://example.com/kiban */
            url: string;
        };
        WebhookStats: {
            /**
             * @description Attempts of the last 24 hours
             * @example 240
             */
            attempts: number;
            /**
             * @description Of these, how many the endpoint took
             * @example 238
             */
            succeeded: number;
            /**
             * @description succeeded ÷ attempts; null without attempts
             * @example 0.992
             */
            successRate: number | null;
            /**
             * @description Median time to answer, in milliseconds
             * @example 84
             */
            durationMsP50: number | null;
            /**
             * @description 95th percentile of the time to answer, in milliseconds
             * @example 310
             */
            durationMsP95: number | null;
            /**
             * @description Deliveries waiting for their first attempt
             * @example 0
             */
            pending: number;
            /**
             * @description Deliveries waiting for a further attempt
             * @example 1
             */
            retrying: number;
            /**
             * @description Deliveries held while the endpoint is off
             * @example 0
             */
            held: number;
            /**
             * Format: date-time
             * @description Since when the longest-due delivery is waiting; null when none is due
             * @example null
             */
            oldestDueAt: string | null;
        };
        /** @enum {string} */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        Workspace: {
            /** @example 1 */
            id: number;
            /**
             * @description Names the workspace in addresses and webhooks; unique
             * @example demo
             */
            slug: string;
            /** @example Demo */
            name: string;
            /** @example 5 */
            memberCount: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /** @example 1 */
            version: number;
            /** @description What the workspace holds, counted some seconds ago at most; null while it cannot be counted */
            usage: components["schemas"]["WorkspaceUsage"] | null;
        };
        WorkspaceQuotas: {
            /**
             * @description Null: no quota is set
             * @example 100
             */
            boards: number | null;
            /**
             * @description Null: no quota is set
             * @example 100000
             */
            cards: number | null;
            /**
             * @description Null: no quota is set
             * @example 500000000
             */
            textBytes: number | null;
        };
        WorkspaceUsage: {
            /**
             * @description Archived ones included
             * @example 12
             */
            boards: number;
            /**
             * @description Archived ones included
             * @example 340
             */
            cards: number;
            /**
             * @description UTF-8 bytes of card titles and descriptions, comments, checklist items, text and URL values, and the info of lists
             * @example 125000
             */
            textBytes: number;
            /** @description What the workspace may hold */
            quotas: components["schemas"]["WorkspaceQuotas"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBoards: {
        parameters: {
            query?: {
                /** @description `true` gives only what is archived, `all` both */
                archived?: components["schemas"]["ArchivedFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the boards */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Launch",
                 *       "description": "Everything for the first release",
                 *       "kind": "kanban",
                 *       "visibility": "workspace",
                 *       "lists": [
                 *         {
                 *           "name": "To do"
                 *         },
                 *         {
                 *           "name": "Doing"
                 *         },
                 *         {
                 *           "name": "Done"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateBoard"];
            };
        };
        responses: {
            /** @description Create a board */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardWithLists"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace has as many boards as it may; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /** @description At most this many cards of each list; all unless said */
                cardsPerList?: number;
            };
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a board with its lists and cards */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardWithLists"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an archived board */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is not archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Launch",
                 *       "description": "Everything for the first release",
                 *       "visibility": "workspace"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBoard"];
            };
        };
        responses: {
            /** @description Update a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    archiveBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archive a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    restoreBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reorderBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description Reorder a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The neighbour is gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listBoardMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the members of a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReference"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    setBoardMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberIds": [
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BoardMembers"];
            };
        };
        responses: {
            /** @description Set the members of a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReference"][];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listLists: {
        parameters: {
            query?: {
                /** @description `true` gives only what is archived, `all` both */
                archived?: components["schemas"]["ArchivedFilter"];
            };
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the lists of a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Review",
                 *       "info": {
                 *         "text": "What is being worked on now",
                 *         "color": "#3b82f6",
                 *         "cardLimit": 5,
                 *         "attributes": {
                 *           "owner": "platform"
                 *         }
                 *       },
                 *       "position": "last"
                 *     }
                 */
                "application/json": components["schemas"]["CreateList"];
            };
        };
        responses: {
            /** @description Create a list */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived or has as many lists as it may, the cell is taken, or the neighbour is gone; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteList: {
        parameters: {
            query?: {
                /** @description The list of the same board that takes the cards */
                moveCardsTo?: number;
            };
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a list */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The list holds cards, the board is archived, or the other list is full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "In review",
                 *       "info": {
                 *         "text": "What is being worked on now",
                 *         "color": "#3b82f6",
                 *         "cardLimit": 5,
                 *         "attributes": {
                 *           "owner": "platform"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateList"];
            };
        };
        responses: {
            /** @description Update a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query?: {
                /** @description Rows of a page; 50 unless said */
                limit?: number;
                /** @description X-Next-Cursor of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the cards of a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    /** @description Version of the list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reorderList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description Reorder a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The neighbour is gone, or something is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    archiveList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archive a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    restoreList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listId": 11,
                 *       "title": "Prepare the launch",
                 *       "description": "Press kit, announcement, checklist",
                 *       "startDate": "2026-11-24",
                 *       "dueDate": "2026-11-30",
                 *       "position": "last"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCard"];
            };
        };
        responses: {
            /** @description Create a card */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The list is archived or full, or the named neighbour is gone; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "listId": 11,
                 *           "title": "Prepare the launch"
                 *         }
                 *       ],
                 *       "atomic": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateCards"];
            };
        };
        responses: {
            /** @description Create several cards */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardBatchItem"][];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description With atomic: a list is archived or full, or a named neighbour is gone; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a card */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card’s list or board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Prepare the launch day",
                 *       "description": "Press kit, announcement, checklist",
                 *       "startDate": "2026-11-24",
                 *       "dueDate": "2026-11-30"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCard"];
            };
        };
        responses: {
            /** @description Update a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    moveCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listId": 12,
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["MoveCard"];
            };
        };
        responses: {
            /** @description Move a card to a list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The neighbour is gone, the list is full, or something is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reorderCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description Reorder a card in its list */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The neighbour is gone, or something is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    archiveCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archive a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card’s list or board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    restoreCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card’s list or board is archived, or the list is full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    completeCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Complete a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reopenCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reopen a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card’s list as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    setCardAssignees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberIds": [
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CardAssignees"];
            };
        };
        responses: {
            /** @description Set the assignees of a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    claimCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Claim a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card has an assignee already, or something is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Rows of a page; 50 unless said */
                limit?: number;
                /** @description X-Next-Cursor of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the comments of a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The press kit is ready."
                 *     }
                 */
                "application/json": components["schemas"]["CommentText"];
            };
        };
        responses: {
            /** @description Comment on a card */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the comment */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a comment */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the comment */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The press kit is ready."
                 *     }
                 */
                "application/json": components["schemas"]["CommentText"];
            };
        };
        responses: {
            /** @description Edit a comment */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listChecklistItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the checklist of a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistItem"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createChecklistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Proof-read",
                 *       "done": false
                 *     }
                 */
                "application/json": components["schemas"]["CreateChecklistItem"];
            };
        };
        responses: {
            /** @description Add a checklist item */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistItem"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived, or the checklist is full; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteChecklistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the checklist item */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a checklist item */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateChecklistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the checklist item */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Proof-read twice",
                 *       "done": true,
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateChecklistItem"];
            };
        };
        responses: {
            /** @description Update a checklist item */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the card as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistItem"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived, or the neighbour is gone; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the labels of a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "urgent",
                 *       "color": "#ef4444"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLabel"];
            };
        };
        responses: {
            /** @description Create a label */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The name is taken, the board has as many labels as it may, or it is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the label */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a label */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the label */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "very urgent",
                 *       "color": "#b91c1c"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLabel"];
            };
        };
        responses: {
            /** @description Update a label */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The name is taken, or the board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    setCardLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "labelIds": [
                 *         5
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CardLabels"];
            };
        };
        responses: {
            /** @description Set the labels of a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the custom fields of a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Region",
                 *       "type": "select",
                 *       "options": [
                 *         {
                 *           "label": "EMEA"
                 *         },
                 *         {
                 *           "label": "APAC"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateField"];
            };
        };
        responses: {
            /** @description Create a custom field */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The name is taken, the board has as many fields as it may, or it is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the field */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a custom field */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the field */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sales region",
                 *       "options": [
                 *         {
                 *           "label": "EMEA",
                 *           "color": "#3b82f6"
                 *         }
                 *       ],
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateField"];
            };
        };
        responses: {
            /** @description Update a custom field */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The name is taken, the neighbour is gone, or the board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listFieldValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read every field value on a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldValue"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    setFieldValue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the field */
                fieldId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": 91
                 *     }
                 */
                "application/json": components["schemas"]["SetFieldValue"];
            };
        };
        responses: {
            /** @description Set a field’s value on a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldValue"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getGrid: {
        parameters: {
            query?: {
                /** @description `cards` adds each cell’s cards */
                include?: "cards";
            };
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a board as a grid */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grid"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getTimetable: {
        parameters: {
            query?: {
                /** @description `cards` adds each cell’s cards */
                include?: "cards";
            };
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a board as a timetable */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grid"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Monday",
                 *       "weekday": "monday"
                 *     }
                 */
                "application/json": components["schemas"]["NewColumn"];
            };
        };
        responses: {
            /** @description Create a column */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the column */
                columnId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a column */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board, or a cell holds cards */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the column */
                columnId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Tuesday",
                 *       "weekday": "tuesday"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateColumn"];
            };
        };
        responses: {
            /** @description Update a column */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reorderColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the column */
                columnId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description Reorder a column */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board, or the neighbour is gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First lesson",
                 *       "startTime": "08:00",
                 *       "endTime": "08:45"
                 *     }
                 */
                "application/json": components["schemas"]["NewRow"];
            };
        };
        responses: {
            /** @description Create a row */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the row */
                rowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a row */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board, or a cell holds cards */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the row */
                rowId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Second lesson",
                 *       "startTime": "09:00",
                 *       "endTime": "09:45"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRow"];
            };
        };
        responses: {
            /** @description Update a row */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reorderRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the row */
                rowId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description Reorder a row */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The board is archived, or is a kanban board, or the neighbour is gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getGantt: {
        parameters: {
            query?: {
                /** @description Only tasks that end on this day or later */
                from?: string;
                /** @description Only tasks that start on this day or earlier */
                to?: string;
                /** @description true gives only tasks with a date, false only those without */
                scheduled?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the Gantt chart of a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GanttTask"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateGanttTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the task (a card) */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start": "2026-11-24",
                 *       "end": "2026-11-28",
                 *       "progress": 40,
                 *       "kind": "task",
                 *       "cascade": "none"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGanttTask"];
            };
        };
        responses: {
            /** @description Update a Gantt task */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedGanttTask"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived, or cascade=push would reach more than 5000 tasks */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    reorderGanttTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the task (a card) */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description Reorder a Gantt task */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Version of the board as of this answer: of two orders the greater one is the newer */
                    "X-Order-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GanttTask"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived, or the neighbour is gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createDependency: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the task (a card) */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dependsOn": 100,
                 *       "type": "FS",
                 *       "lagDays": 0
                 *     }
                 */
                "application/json": components["schemas"]["CreateDependency"];
            };
        };
        responses: {
            /** @description Make a task depend on another */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dependency"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It would be a cycle (the answer names the path), exists already, or the task has as many as it may */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteDependency: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the task (a card) */
                id: number;
                /** @description Id of the dependency */
                dependencyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a dependency */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The card, its list or its board is archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listBoardActivity: {
        parameters: {
            query?: {
                /** @description Rows of a page; 50 unless said */
                limit?: number;
                /** @description X-Next-Cursor of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what was done on a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listCardActivity: {
        parameters: {
            query?: {
                /** @description Rows of a page; 50 unless said */
                limit?: number;
                /** @description X-Next-Cursor of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what was done on a card */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    searchCards: {
        parameters: {
            query?: {
                /** @description Rows of a page; 50 unless said */
                limit?: number;
                /** @description X-Next-Cursor of the page before */
                cursor?: string;
                /** @description Words of the title or description */
                q?: string;
                /** @description Only cards on this board */
                boardId?: number;
                /** @description Only cards in this list */
                listId?: number;
                /** @description A member’s id, `me` or `none` */
                assignee?: string;
                /** @description A label’s name, or its id */
                label?: string;
                /** @description `overdue`, `today`, `week` (the next seven days), `none`, a day such as 2026-11-30, or a span such as 2026-11-01..2026-11-30; days are UTC */
                due?: string;
                /** @description `true` finds only what is archived, or in an archived list, `all` both */
                archived?: components["schemas"]["ArchivedFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search cards */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    streamBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the last event received from this stream */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Last-Event-ID is not an id of this stream */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The credential has 20 streams open, or the workspace 500; Retry-After says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    exportBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Export a board */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It is not there, or you may not see it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    importBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours answers what was answered first, without doing it again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What GET /boards/{id}/export answered, or a board’s JSON export of Trello */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "kiban.board",
                 *       "formatVersion": 1,
                 *       "board": {
                 *         "name": "Launch"
                 *       }
                 *     }
                 */
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Import a board */
            201: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description The body is not JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to callers who may write: not viewers, not read-only AI connections only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace has as many boards as it may; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member cannot be taken as it is; details name it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; Retry-After says when to go on */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The document is missing from this build */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getAsyncApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The document is missing from this build */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getReferencePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The document is missing from this build */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Rows of a page */
                limit?: number;
                /** @description `X-Next-Cursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to the owner through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description limit or cursor cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the workspace */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller of the workspace only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Demo",
                 *       "slug": "demo"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWorkspace"];
            };
        };
        responses: {
            /** @description Change the workspace’s name or slug */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners and admins through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The name or slug cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List API tokens and connected AI clients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to signed-in people through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly report",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["IssueToken"];
            };
        };
        responses: {
            /** @description Issue an API token */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to the owner through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace has its most active tokens already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member of the body cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many wrong passwords; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description Revoke an API token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to the owner through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such token in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member of the body cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many wrong passwords; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    revokeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The connected AI client */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description Revoke a connected AI client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to signed-in people through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such client, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member of the body cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many wrong passwords; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read who is calling */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller of the workspace only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Aiko Tanaka"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMe"];
            };
        };
        responses: {
            /** @description Change the own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to signed-in people through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The name cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "the password so far",
                 *       "newPassword": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to signed-in people through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The new password cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many wrong passwords; `Retry-After` says how long to wait */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the members of the workspace */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to any caller who may read boards only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The member */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to signed-in people through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such member */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace would have no owner left */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The member */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "member"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMember"];
            };
        };
        responses: {
            /** @description Change a member’s role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners and admins through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such member */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace would have no owner left */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The role is none */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners and admins through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "aiko@example.org",
                 *       "role": "member"
                 *     }
                 */
                "application/json": components["schemas"]["CreateInvitation"];
            };
        };
        responses: {
            /** @description Invite somebody */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners and admins through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member already, or too many open invitations */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member of the body cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners and admins through the screen only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such invitation */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/kiban",
                 *       "events": [
                 *         "card.create",
                 *         "card.move"
                 *       ],
                 *       "description": "Chat notices",
                 *       "boardIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description Register a webhook */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace has its limit of webhooks */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member is not as described, an event kind is unknown, or the address may not be sent to */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/kiban-2",
                 *       "events": [
                 *         "card.*"
                 *       ],
                 *       "description": "Chat notices",
                 *       "status": "disabled"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description Change a webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member is not as described, an event kind is unknown, or the address may not be sent to */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The webhook, or a hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sendHeld": true
                 *     }
                 */
                "application/json": components["schemas"]["EnableWebhook"];
            };
        };
        responses: {
            /** @description Switch a webhook on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member is not as described, an event kind is unknown, or the address may not be sent to */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    rotateWebhookKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The webhook, or a hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["RotateWebhookKey"];
            };
        };
        responses: {
            /** @description Replace the signing key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhookKey"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description It has changed since that ETag */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member is not as described, an event kind is unknown, or the address may not be sent to */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getWebhookStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook, or a hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a webhook does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStats"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Rows of a page */
                limit?: number;
                /** @description `X-Next-Cursor` of the page before */
                cursor?: string;
                /** @description Only deliveries of this event kind */
                event?: components["schemas"]["EventKind"];
                /** @description Only deliveries in this state */
                state?: "pending" | "retrying" | "delivered" | "given_up" | "held" | "canceled";
            };
            header?: never;
            path: {
                /** @description The webhook, or a hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a webhook’s deliveries */
            200: {
                headers: {
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A filter or the cursor is not as described */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a test */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The webhook is switched off or deleted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    redeliverMany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook, or a hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-21T09:30:00.000Z",
                 *       "onlyFailed": true
                 *     }
                 */
                "application/json": components["schemas"]["RedeliverMany"];
            };
        };
        responses: {
            /** @description Deliver events again */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redelivered"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such webhook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The webhook is switched off or deleted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member is not as described */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such delivery in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliver an event again */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such delivery in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The webhook is switched off or deleted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Rows of a page */
                limit?: number;
                /** @description `X-Next-Cursor` of the page before */
                cursor?: string;
                /** @description Id of the last event received; events after it in the order of the feed */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pull events */
            200: {
                headers: {
                    /** @description Send it as `cursor` for the next page; absent on the last */
                    "X-Next-Cursor"?: string;
                    /** @description Address of the next page, `rel="next"`; absent on the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPayload"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description `after` is no event that is still kept */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listHooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List hooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    createHook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetUrl": "https://hooks.example.com/catch/1",
                 *       "event": "card.move",
                 *       "filter": {
                 *         "boardId": 3,
                 *         "listId": 11
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateHook"];
            };
        };
        responses: {
            /** @description The subscription was there already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            /** @description Subscribe */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedHook"];
                };
            };
            /** @description The body is not one valid JSON value in UTF-8 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The workspace has its limit of hooks */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The body is larger than 1 MiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A member is not as described */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listHookEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be subscribed to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookEvent"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A query parameter is not accepted; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    listHookSamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An event kind */
                event: components["schemas"]["EventKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Samples of an event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPayload"][];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such event kind */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a hook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such hook in this workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The bearer is missing, unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Open to owners, admins and API tokens only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A parameter was refused; `details` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests; wait as long as `Retry-After` says */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A fault on our side; `requestId` names it in the log */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A part that the answer needs is down; try again shortly */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    onBoardCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "board.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "board.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Launch",
                 *         "kind": "kanban",
                 *         "visibility": "workspace"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BoardCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBoardUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "board.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "board.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Launch",
                 *         "kind": "kanban",
                 *         "visibility": "workspace"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BoardUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBoardArchive: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "board.archive";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "board.archive",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Launch",
                 *         "kind": "kanban",
                 *         "visibility": "workspace"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BoardArchiveEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBoardRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "board.restore";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "board.restore",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Launch",
                 *         "kind": "kanban",
                 *         "visibility": "workspace"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BoardRestoreEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBoardReorder: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "board.reorder";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "board.reorder",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Launch",
                 *         "kind": "kanban",
                 *         "visibility": "workspace"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BoardReorderEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBoardDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "board.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "board.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Launch",
                 *         "kind": "kanban",
                 *         "visibility": "workspace"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BoardDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "list.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "list.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 11,
                 *         "name": "Doing",
                 *         "info": {
                 *           "text": null,
                 *           "color": null,
                 *           "cardLimit": null,
                 *           "attributes": {}
                 *         },
                 *         "columnId": null,
                 *         "rowId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "list.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "list.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 11,
                 *         "name": "Doing",
                 *         "info": {
                 *           "text": null,
                 *           "color": null,
                 *           "cardLimit": null,
                 *           "attributes": {}
                 *         },
                 *         "columnId": null,
                 *         "rowId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListReorder: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "list.reorder";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "list.reorder",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 11,
                 *         "name": "Doing",
                 *         "info": {
                 *           "text": null,
                 *           "color": null,
                 *           "cardLimit": null,
                 *           "attributes": {}
                 *         },
                 *         "columnId": null,
                 *         "rowId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListReorderEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListArchive: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "list.archive";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "list.archive",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 11,
                 *         "name": "Doing",
                 *         "info": {
                 *           "text": null,
                 *           "color": null,
                 *           "cardLimit": null,
                 *           "attributes": {}
                 *         },
                 *         "columnId": null,
                 *         "rowId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListArchiveEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "list.restore";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "list.restore",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 11,
                 *         "name": "Doing",
                 *         "info": {
                 *           "text": null,
                 *           "color": null,
                 *           "cardLimit": null,
                 *           "attributes": {}
                 *         },
                 *         "columnId": null,
                 *         "rowId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListRestoreEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "list.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "list.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 11,
                 *         "name": "Doing",
                 *         "info": {
                 *           "text": null,
                 *           "color": null,
                 *           "cardLimit": null,
                 *           "attributes": {}
                 *         },
                 *         "columnId": null,
                 *         "rowId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onColumnCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "column.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "column.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 21,
                 *         "name": "Monday",
                 *         "weekday": "monday",
                 *         "date": null,
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ColumnCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onColumnUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "column.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "column.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 21,
                 *         "name": "Monday",
                 *         "weekday": "monday",
                 *         "date": null,
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ColumnUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onColumnReorder: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "column.reorder";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "column.reorder",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 21,
                 *         "name": "Monday",
                 *         "weekday": "monday",
                 *         "date": null,
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ColumnReorderEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onColumnDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "column.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "column.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 21,
                 *         "name": "Monday",
                 *         "weekday": "monday",
                 *         "date": null,
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ColumnDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRowCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "row.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "row.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 31,
                 *         "name": "First lesson",
                 *         "startTime": "08:45",
                 *         "endTime": "09:30",
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RowCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRowUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "row.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "row.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 31,
                 *         "name": "First lesson",
                 *         "startTime": "08:45",
                 *         "endTime": "09:30",
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RowUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRowReorder: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "row.reorder";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "row.reorder",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 31,
                 *         "name": "First lesson",
                 *         "startTime": "08:45",
                 *         "endTime": "09:30",
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RowReorderEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRowDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "row.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "row.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 31,
                 *         "name": "First lesson",
                 *         "startTime": "08:45",
                 *         "endTime": "09:30",
                 *         "version": 1,
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RowDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardMove: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.move";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.move",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       },
                 *       "changes": {
                 *         "listName": {
                 *           "from": "To do",
                 *           "to": "Doing"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardMoveEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardReorder: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.reorder";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.reorder",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardReorderEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardArchive: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.archive";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.archive",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardArchiveEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardRestore: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.restore";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.restore",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardRestoreEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardComplete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.complete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.complete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardCompleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardReopen: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.reopen";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.reopen",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardReopenEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCardDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "card.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "card.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAssigneeChange: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "assignee.change";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "assignee.change",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AssigneeChangeEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLabelChange: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "label.change";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "label.change",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "cardId": 101,
                 *         "cardTitle": "Prepare the launch",
                 *         "labels": [
                 *           {
                 *             "id": 5,
                 *             "name": "urgent",
                 *             "color": "#ef4444"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LabelChangeEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCommentCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "comment.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "comment.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 501,
                 *         "cardId": 101,
                 *         "cardTitle": "Prepare the launch",
                 *         "text": "The press kit is ready."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCommentUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "comment.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "comment.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 501,
                 *         "cardId": 101,
                 *         "cardTitle": "Prepare the launch",
                 *         "text": "The press kit is ready."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CommentUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCommentDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "comment.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "comment.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 501,
                 *         "cardId": 101,
                 *         "cardTitle": "Prepare the launch",
                 *         "text": "The press kit is ready."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CommentDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChecklistCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "checklist.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "checklist.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 71,
                 *         "cardId": 101,
                 *         "text": "Proof-read",
                 *         "done": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChecklistCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChecklistUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "checklist.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "checklist.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 71,
                 *         "cardId": 101,
                 *         "text": "Proof-read",
                 *         "done": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChecklistUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChecklistDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "checklist.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "checklist.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 71,
                 *         "cardId": 101,
                 *         "text": "Proof-read",
                 *         "done": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChecklistDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFieldCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "field.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "field.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 9,
                 *         "name": "Region",
                 *         "type": "select",
                 *         "options": [
                 *           {
                 *             "id": 91,
                 *             "label": "EMEA",
                 *             "color": null
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FieldCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFieldUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "field.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "field.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 9,
                 *         "name": "Region",
                 *         "type": "select",
                 *         "options": [
                 *           {
                 *             "id": 91,
                 *             "label": "EMEA",
                 *             "color": null
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FieldUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFieldDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "field.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "field.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 9,
                 *         "name": "Region",
                 *         "type": "select",
                 *         "options": [
                 *           {
                 *             "id": 91,
                 *             "label": "EMEA",
                 *             "color": null
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FieldDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onValueChange: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "value.change";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "value.change",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "cardId": 101,
                 *         "cardTitle": "Prepare the launch",
                 *         "fieldId": 9,
                 *         "fieldName": "Region",
                 *         "type": "select",
                 *         "value": 91
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValueChangeEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onGanttUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "gantt.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "gantt.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "start": "2026-11-24",
                 *         "end": "2026-11-28",
                 *         "progress": 40,
                 *         "kind": "task"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GanttUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onGanttReorder: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "gantt.reorder";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "gantt.reorder",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "position": "a0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GanttReorderEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDependencyCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "dependency.create";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "dependency.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "taskId": 101,
                 *         "id": 81,
                 *         "dependsOn": 100,
                 *         "type": "FS",
                 *         "lagDays": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DependencyCreateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDependencyDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "dependency.delete";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "dependency.delete",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "taskId": 101,
                 *         "id": 81,
                 *         "dependsOn": 100,
                 *         "type": "FS",
                 *         "lagDays": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DependencyDeleteEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberAdd: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "member.add";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "member.add",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 7,
                 *         "name": "Aiko Tanaka",
                 *         "role": "member"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MemberAddEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "member.update";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "member.update",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 7,
                 *         "name": "Aiko Tanaka",
                 *         "role": "member"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MemberUpdateEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberRemove: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "member.remove";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "member.remove",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 7,
                 *         "name": "Aiko Tanaka",
                 *         "role": "member"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MemberRemoveEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenIssue: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "token.issue";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "token.issue",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 12,
                 *         "name": "Nightly report",
                 *         "expiresAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TokenIssueEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenRevoke: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "token.revoke";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "token.revoke",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 12,
                 *         "name": "Nightly report"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TokenRevokeEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientConnect: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "client.connect";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "client.connect",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 15,
                 *         "name": "An assistant"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ClientConnectEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientRevoke: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "client.revoke";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "client.revoke",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 15,
                 *         "name": "An assistant"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ClientRevokeEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookPing: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "webhook.ping";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "webhook.ping",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 12,
                 *         "url": "https://example.com/kiban"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookPingEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookDisable: {
        parameters: {
            query?: never;
            header: {
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key while two are in force */
                "X-Service-Signature": string;
                /** @description The same with the new key, while a rotation has two keys in force */
                "X-Service-Signature-New"?: string;
                /** @description The event kind */
                "X-Service-Event": "webhook.disable";
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": string;
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": string;
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": string;
                /** @description `true` on a redelivery that was requested */
                "X-Service-Redelivery"?: "true";
                /** @description `true` on a test delivery */
                "X-Service-Test"?: "true";
                /** @description Standard Webhooks: the same on every attempt, so repeats can be dropped by it */
                "webhook-id": string;
                /** @description Standard Webhooks: seconds since 1970 of the attempt */
                "webhook-timestamp": string;
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256; one for each key in force, with spaces between */
                "webhook-signature": string;
                /** @description W3C trace context of the change */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "webhook.disable",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": null,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "data": {
                 *         "id": 12,
                 *         "url": "https://example.com/kiban",
                 *         "description": null,
                 *         "reason": "gone"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookDisableEvent"];
            };
        };
        responses: {
            /** @description The endpoint is gone; it is disabled and gets no further deliveries */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
