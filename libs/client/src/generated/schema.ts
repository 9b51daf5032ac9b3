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
         * List boards
         * @description Every board that the caller sees, in the workspace’s order. Excludes archived boards by default.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Create a board
         * @description Creates a board, last in the workspace, with the requested lists or columns and rows. The response equals that of GET /boards/{id}.
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
         * Get a board with its lists and cards
         * @description The board with its lists and their cards in order. Excludes archived lists and cards. With cardsPerList, each list has at most that many cards, its card count and a cursor for the rest.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        /**
         * Delete an archived board
         * @description Deletes a board with all its content. The board must be archived. Deletion is permanent.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Update a board
         * @description Omitted properties are unchanged. Only owners, admins and the creator of the board can change `visibility`.
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
         * @description Makes a board read-only and removes it from the boards query. It can be restored.
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
         * @description Makes an archived board active again.
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
         * @description Moves a board before or after an anchor board, or to the first or last position.
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
         * @description The members who see the board while it is private, in addition to the workspace’s owners and admins.
         */
        get: operations["listBoardMembers"];
        /**
         * Set the members of a board
         * @description Replaces the members who see the board while it is private. For owners, admins and the creator of the board.
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
         * @description The lists of a board in order, without their cards. Excludes archived lists by default.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Create a list
         * @description Creates a list on a board, last unless the request gives a position. On a grid or timetable, it is one cell.
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
         * Get a list
         * @description One list, without its cards.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /**
         * Delete a list
         * @description Deletes a list. A list with cards, archived ones included, requires `moveCardsTo`: a list of the same board for them.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        /**
         * Update a list
         * @description Changes the name and merges the attached information; null clears one of its properties.
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
         * @description The cards of a list in order, paged. Excludes archived cards.
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
         * @description Moves a list before or after an anchor list, or to the first or last position.
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
         * @description Removes a list with its cards from the board. Both are read-only until the list is restored.
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
         * @description Returns an archived list with its cards to its position on the board.
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
         * @description Creates a card in a list, last unless the request gives a position.
         */
        post: operations["createCard"];
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
         * Get a card
         * @description One card with all its properties. With include, also its checklist items and the first page of its comments and activity.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        /**
         * Delete a card
         * @description Deletes a card with its comments, checklist and values. Deletion is permanent; archiving is not.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        /**
         * Update a card
         * @description Omitted properties are unchanged; null clears an optional one. Archived cards are read-only: restore them first.
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
         * @description Moves a card to a list of any board, last unless the request gives a position. On another board it keeps labels whose names exist there, and loses its field values and dependencies.
         */
        post: operations["moveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a card
         * @description Creates a card with the title, description, dates, completion, labels, assignees, field values and checklist of another one. Its position is directly after the card in the same list and last in another one, unless the request gives one. On another board the copy has the labels whose names exist there and no field values. Assignees who do not see the board are omitted. Comments and dependencies are not copied, and the copy of an archived card is active.
         */
        post: operations["copyCard"];
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
         * @description Moves a card before or after an anchor card in its list, or to the first or last position.
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
         * @description Removes a card from the board. Archived cards are read-only, including their comments, checklist and values.
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
         * @description Returns an archived card to its position in its list.
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
         * @description Marks a card as done. Its position is unchanged.
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
         * @description Marks a card as not done. Its position is unchanged.
         */
        post: operations["reopenCard"];
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
         * @description Creates up to 50 cards. The response has one item for each, in request order, a malformed one included. With `atomic`, all cards are created or none, and the first error is the response.
         */
        post: operations["createCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/batch-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several cards
         * @description Makes up to 200 changes, each of one card, in request order. The response has one item for each: the card, or the error that the change alone would have: 422 if it is malformed, 404 for a card that you may not see. An error does not undo other changes. Each change has its own event. Counts as one request of the rate limit.
         */
        post: operations["updateCards"];
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
         * @description Replaces the card’s assignees. An empty array removes all of them.
         */
        put: operations["setCardAssignees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/assignees/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an assignee to a card
         * @description Keeps the card’s other assignees. Changes nothing if the card is assigned to the member already.
         */
        put: operations["addCardAssignee"];
        post?: never;
        /**
         * Remove an assignee from a card
         * @description Keeps the card’s other assignees. Changes nothing if the card is not assigned to the member.
         */
        delete: operations["removeCardAssignee"];
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
         * @description Assigns an unassigned card to the caller. Of several concurrent claims, one succeeds.
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
         * @description The comments of the card, oldest first, paged.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a card
         * @description Adds a comment whose author is the caller.
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
         * @description Deletes a comment. Its author, owners, admins and tokens can do this.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Update a comment
         * @description Changes the text of a comment. Author only.
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
         * @description The items of the card’s checklist, in order.
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
         * @description Deletes an item of the card’s checklist.
         */
        delete: operations["deleteChecklistItem"];
        options?: never;
        head?: never;
        /**
         * Update a checklist item
         * @description Changes the text, the done state or the position of an item. Omitted properties are unchanged.
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
         * @description The labels that cards of the board can have, in their order.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Creates a label on a board. Its name must be unique on the board.
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
         * @description Deletes a label and removes it from every card.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Update a label
         * @description Changes the name or color of a label, for every card that has it, or its place among the board’s labels.
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
         * @description Replaces the card’s labels. An empty array removes all of them.
         */
        put: operations["setCardLabels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/labels/{labelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a label to a card
         * @description Keeps the card’s other labels. Changes nothing if the card has the label already.
         */
        put: operations["addCardLabel"];
        post?: never;
        /**
         * Remove a label from a card
         * @description Keeps the card’s other labels. Changes nothing if the card does not have the label.
         */
        delete: operations["removeCardLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of a board
         * @description The shared views of the board and your private ones, oldest first.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a board
         * @description Saves a filter, grouping and sort under a name that is unique among the shared views, or among your private ones. Viewers can save private views only. A token’s private views are those of the member who issued it.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/views/{viewId}": {
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
         * Delete a saved view
         * @description Deletes the view. The cards that it shows are unchanged.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Update a saved view
         * @description Omitted properties are unchanged; `query` is replaced as a whole. Only the author can make a shared view private.
         */
        patch: operations["updateView"];
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
         * @description The fields of the board in order, with their options.
         */
        get: operations["listFields"];
        put?: never;
        /**
         * Create a custom field
         * @description Adds a field of one of eight types to a board. Its name must be unique on the board.
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
         * @description Deletes a field and its value on every card.
         */
        delete: operations["deleteField"];
        options?: never;
        head?: never;
        /**
         * Update a custom field
         * @description Changes a field’s name, options or position. Its type cannot change.
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
         * Get all field values on a board
         * @description The field values of all cards of the board, except archived ones.
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
         * Set a field value on a card
         * @description Sets a value of the field’s type; null clears it. Accepts an option’s label or a member’s name if it identifies exactly one; otherwise the error lists the candidates. If-Match takes the ETag of the card or of the last value set on it.
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
         * Get a board as a grid
         * @description Columns, rows and the cells that have a list. A timetable’s columns are days and its rows time slots. A kanban board returns its lists as columns and one row with id 0. include=cards adds the cards of each cell.
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
         * Get a board as a timetable
         * @description Columns, rows and the cells that have a list. A timetable’s columns are days and its rows time slots. A kanban board returns its lists as columns and one row with id 0. include=cards adds the cards of each cell.
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
         * @description Deletes a column with its cells. The cells must hold no cards, archived ones included.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Update a column
         * @description Changes a column’s name or day. Omitted properties are unchanged.
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
         * @description Moves a column before or after an anchor column, or to the first or last position.
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
         * @description Deletes a row with its cells. The cells must hold no cards, archived ones included.
         */
        delete: operations["deleteRow"];
        options?: never;
        head?: never;
        /**
         * Update a row
         * @description Changes a row’s name or times. Omitted properties are unchanged.
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
         * @description Moves a row before or after an anchor row, or to the first or last position.
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
         * Get the Gantt chart of a board
         * @description Every card of the board as a task, in chart order. Unscheduled tasks have no start and no end.
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
         * @description Changes the span, progress or kind of a task. The span is the card’s startDate and dueDate. With cascade=push, up to 5000 dependent tasks move later where needed; moved lists them.
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
         * @description Moves a task before or after an anchor task, or to the first or last position. Lists and cards keep their order.
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
         * Add a dependency to a task
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
         * @description Removes a dependency from a task.
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
         * List the activity of a board
         * @description Actions on the board and its content, newest first, paged. Each names the actor, the client and the changes. With a filter, a page may be short or empty although more pages follow: continue while `X-Next-Cursor` is set.
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
         * List the activity of a card
         * @description Actions on the card, newest first, paged.
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
         * @description Cards of all boards that the caller sees, newest first, paged. Every word of q must be in the title, description, comments or checklist, or in the name of the list or board; #12 finds card 12. Case, accents, width and ligatures do not matter. Other filters narrow the result. Excludes archived boards.
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
         * Stream the events of a board
         * @description Server-Sent Events: each event of the board, with the payload of webhooks, `via` (how the actor caused it) and `traceId` (the trace of the request). Last-Event-ID resumes after that event. `event: reset` means that events may be missing: read the board again. `event: card.leave` names a card that moved to another board, and `event: rights` the caller’s new role. The stream ends when the token is revoked or the caller loses access to the board.
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
    "/workspace/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the changes of boards, members and your cards
         * @description Server-Sent Events of all boards that the caller sees: events of boards and members, and of cards that the caller is or was assigned to, with `assigned`. `event: board.leave` names a board that is no longer visible, `event: board.hint` one whose lists or labels changed, and `event: rights` the caller’s new role. `event: inbox` has the number of unread entries of the caller’s inbox. `event: boards` means: read the boards again. Last-Event-ID resumes after that event; `event: reset` means that events may be missing. The stream ends when the token is revoked.
         */
        get: operations["streamWorkspace"];
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
         * @description Returns one JSON object without ids of the board: lists, cards, labels, assignees, checklists, comments, fields and values. Includes the Gantt chart’s order and dependencies, and archived items. POST /boards/import creates an equal board.
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
         * @description Creates a board from this service’s export or a Trello board’s JSON export, completely or not at all. The response lists skipped items. The caller becomes the author of comments; members are matched by name. The body may have up to 32 MiB. `dryRun=true` creates nothing and returns the response of the import without the board.
         */
        post: operations["importBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a board
         * @description Creates a board with the same lists, labels, fields, columns, rows and, unless `cards` is false, cards with their checklists, values, dates and dependencies, completely or not at all. Archived items and comments are not copied. A copy of a private board is private, and only the caller is its member.
         */
        post: operations["duplicateBoard"];
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
         * Get the OpenAPI document
         * @description The OpenAPI 3.1 document of the whole API, with the address of this deployment. Needs no token.
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
         * Get the AsyncAPI document
         * @description The AsyncAPI 3 document of the domain events on NATS, for services in the same network. Payloads equal those of webhooks. Needs no token.
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
    "/boards/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what you are notified of, for a board
         * @description Your choice, and whether and why you watch.
         */
        get: operations["getBoardWatch"];
        /**
         * Watch a board, or mute it
         * @description The choice of the nearest object decides: card, list, board. `none` mutes all that is inside.
         */
        put: operations["setBoardWatch"];
        post?: never;
        /**
         * Stop watching a board
         * @description Ends your choice. Where a wider choice or your own work would still make you watch, it becomes `mentions`.
         */
        delete: operations["stopBoardWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what you are notified of, for a list
         * @description Your choice, and whether and why you watch.
         */
        get: operations["getListWatch"];
        /**
         * Watch a list, or mute it
         * @description The choice of the nearest object decides: card, list, board. `none` mutes all that is inside.
         */
        put: operations["setListWatch"];
        post?: never;
        /**
         * Stop watching a list
         * @description Ends your choice. Where a wider choice or your own work would still make you watch, it becomes `mentions`.
         */
        delete: operations["stopListWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what you are notified of, for a card
         * @description Your choice, and whether and why you watch.
         */
        get: operations["getCardWatch"];
        /**
         * Watch a card, or mute it
         * @description The choice of the nearest object decides: card, list, board. `none` mutes all that is inside.
         */
        put: operations["setCardWatch"];
        post?: never;
        /**
         * Stop watching a card
         * @description Ends your choice. Where a wider choice or your own work would still make you watch, it becomes `mentions`.
         */
        delete: operations["stopCardWatch"];
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
         * @description Changes of rights with actor, time and IP address. Newest first, in pages.
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
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description All entries that match, oldest first, as JSON lines: one entry of GET /audit a line. The export itself is recorded.
         */
        get: operations["exportAuditEntries"];
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
         * @description The workspace of the bearer token, with its usage and quotas. A token that is restricted to boards gets no usage, which counts all boards.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the workspace’s settings
         * @description Omitted properties are unchanged. Later webhook deliveries carry the new name and slug. Only owners set the others. `secondFactorRequired` ends the sign-ins and AI clients of members without a second factor, and `approvedClients` ends AI clients that are not among them. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/workspace/sign-in-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sign-in providers
         * @description OpenID Connect providers by which people of your company sign in. Owner only.
         */
        get: operations["listSignInProviders"];
        put?: never;
        /**
         * Add a sign-in provider
         * @description Requires the owner’s password. Reads the metadata of the OpenID Connect provider. It has no effect until one of its domains is proven. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        post: operations["createSignInProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/sign-in-providers/{id}": {
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
         * Delete a sign-in provider
         * @description Members stay, and sign in with a password again; without one, they request a link to set it. Owner only. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        delete: operations["deleteSignInProvider"];
        options?: never;
        head?: never;
        /**
         * Change a sign-in provider
         * @description Omitted properties are unchanged. For another issuer or client, add another sign-in provider. `required` ends the sign-ins of its members that began with a password; owners keep theirs. Owner only. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        patch: operations["updateSignInProvider"];
        trace?: never;
    };
    "/workspace/sign-in-providers/{id}/domains/{domain}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a domain
         * @description Looks up the TXT records of the domain. One must be the `record` of the domain. From then on, its people sign in by this provider. Owner only. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        post: operations["verifySignInDomain"];
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
         * @description Owners and admins revoke any client; members only their own. Requires the caller’s password. Takes effect before the response is sent.
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
         * Read the caller
         * @description The workspace, member and rights of the bearer token. A person at the screen gets it also while the workspace is in deletion.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description Changes the name that other members see, in all of your workspaces.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your workspaces
         * @description The workspaces that you are a member of, in the order of joining. To open another one, authorize again with `workspace` set to its slug.
         */
        get: operations["listMyWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Change your password
         * @description Requires the current password. Ends your other sessions and disconnects the AI clients that you connected. API tokens stay. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * @description All members, in the order of joining.
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
         * @description Members can leave. Owners and admins can remove members; only an owner can remove an owner. Ends the member’s sessions, AI clients and issued tokens before the response is sent.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member’s role
         * @description Only an owner can appoint or change an owner; one owner must remain. Takes effect before the response is sent. Revokes the tokens of a member who loses the owner role. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your preferences
         * @description The document that you stored for this workspace. Each member has their own, and no other member can read it.
         */
        get: operations["getMyPreferences"];
        /**
         * Save your preferences
         * @description Replaces the document, of at most 16384 bytes of JSON. Its content is yours: the service only stores it, and publishes no event. Removing the member deletes it.
         */
        put: operations["saveMyPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Both kinds in one list, newest first. Owners and admins see all of the workspace; members see only the AI clients that they connected.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Issue an API token
         * @description Owner only. Requires the owner’s password. The response contains the token value, which is shown only once. Without restrictions, the token has the rights of a workspace admin. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * @description Owner only. Requires the owner’s password. Takes effect before the response is sent.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether your second factor is on
         * @description With the second factor on, a sign-in needs the password and a code of your authenticator app.
         */
        get: operations["getMySecondFactor"];
        put?: never;
        /**
         * Set up an authenticator app
         * @description Requires your password. Returns the secret for the app; it is shown only once. Nothing changes until you send a code of the app within 15 minutes. Another set-up replaces this one.
         */
        post: operations["startMySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn your second factor on
         * @description Requires a code of the app that was set up. Returns ten recovery codes, which are shown only once. Each replaces one code of the app. Ends your other sessions; AI clients and tokens stay.
         */
        post: operations["confirmMySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Requires your password and a code. The earlier recovery codes are no longer valid.
         */
        post: operations["replaceMyRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn your second factor off
         * @description Requires your password and a code of the app, or a recovery code.
         */
        post: operations["turnOffMySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your e-mail address
         * @description With a new address that is not confirmed by both mailboxes yet.
         */
        get: operations["getMyEmail"];
        put?: never;
        /**
         * Change your e-mail address
         * @description Requires your password. Mails a link to the present and to the new address. The address changes once both were opened, within a day. Replaces a change that is pending. If the new address has an account already, only its mailbox learns that. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        post: operations["changeMyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email/pending": {
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
         * Withdraw your new e-mail address
         * @description Its links are no longer valid, and your present address stays.
         */
        delete: operations["cancelMyEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description The browsers in which you are signed in, the last used first, at most 200. The time of use is recorded at most once a minute. AI clients are not in this list.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
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
         * End a session
         * @description Signs the browser out, in all workspaces, before the response is sent. AI clients that were connected there stay.
         */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End your other sessions
         * @description Signs out all browsers but the one of this request, in all workspaces, before the response is sent. AI clients stay.
         */
        post: operations["endMyOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description The latest 200, newest first.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Returns a link for the invited person, shown only once. A new account that uses the link must confirm its address by mail. If mail is configured, a second link is mailed that needs no confirmation. Replaces an open invitation to the same address. The number of invitations a day is limited. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * @description Its link stops working. An accepted invitation is unchanged.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description The keys that sign you in without the password, the oldest first. A passkey verifies its person, so it also replaces the code of a second factor.
         */
        get: operations["listMyPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Keeps a passkey that the browser made with the options. It then signs you in, also without the password.
         */
        post: operations["addMyPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Requires your password, and a code while your second factor is on. Returns the options with which the browser makes a passkey. They are valid once, for five minutes and this session; other options replace them.
         */
        post: operations["startMyPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/{id}": {
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
         * Rename a passkey
         * @description Changes the name by which you recognize it.
         */
        patch: operations["updateMyPasskey"];
        trace?: never;
    };
    "/me/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Requires your password, and a code while your second factor is on. Signs out the browsers that it signed in, except this one, before the response is sent. AI clients stay.
         */
        post: operations["removeMyPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your data
         * @description What the service holds about you, in all of your workspaces, and what you wrote on the boards that you see. No secret and no data of other people. The export is recorded in the audit log. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account
         * @description Requires your e-mail address, and your password unless you have shown lately that it is you. Ends all sessions, AI clients and API tokens of yours before the response is sent, and cannot be undone. Your boards, cards and comments stay with their workspaces; your name on them becomes “Deleted member”. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        post: operations["deleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show that it is you
         * @description Takes a passkey, or a code of the app or a recovery code; from people who have neither a passkey nor an app, the password. `proofs` of `GET /me` names them. For the next 15 minutes, critical changes of this session are accepted. A sign-in with it counts as well; one by a company does not.
         */
        post: operations["checkMySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/check/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to show a passkey
         * @description Returns the options with which the browser uses one of your passkeys. They are valid once, for five minutes and this session.
         */
        post: operations["startMySecondFactorCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the workspace
         * @description From the next request on, everything of the workspace gets 403 `workspace_deleted`, and webhooks receive nothing. After 30 days, or as many as the operator sets, the workspace is deleted for good. Until then an owner can restore it. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
         */
        post: operations["deleteWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the deleted workspace
         * @description Undoes the deletion: tokens, AI clients, webhooks and members work as before.
         */
        post: operations["restoreWorkspace"];
        delete?: never;
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
         * @description All webhooks of the workspace, oldest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Later events are sent to `url` by POST. Only this response contains the signing key. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * @description Includes the state and, for a disabled webhook, the reason. Never includes the signing key.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Cancels its queued deliveries.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Omitted properties are unchanged. A new `url` also applies to queued deliveries. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * Enable a webhook
         * @description Resets the failure counter. With `sendHeld`, sends the held events. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * @description Both keys sign during the overlap. `webhook-signature` contains both signatures, `X-Service-Signature` that of the old key and `X-Service-Signature-New` that of the new key. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * Get webhook statistics
         * @description Attempts of the last 24 hours and the number of pending deliveries.
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
         * @description Newest first, also for a hook that a 410 removed. The header `X-Next-Cursor` contains the cursor of the next page.
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
         * Send a test event
         * @description Sends one `webhook.ping` immediately, marked with `X-Service-Test`, and returns its delivery.
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
         * Redeliver events
         * @description Queues the failed events since a time again, or all completed ones. Oldest first.
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
         * @description Includes the request body and every attempt with its time, duration and response.
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
         * Redeliver an event
         * @description Queues a new delivery with the same body and `webhook-id`, marked with `X-Service-Redelivery`.
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
         * @description The workspace’s events after the one with id `after`, as webhooks receive them. Kept for 30 days. Ordered by arrival. Resume from the last id you received, not the highest. With `wait`, a request without events waits for the next one, and returns no events if none arrives in time.
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
         * @description All subscriptions of the workspace, oldest first. Signing keys are omitted.
         */
        get: operations["listHooks"];
        put?: never;
        /**
         * Subscribe to an event
         * @description For automation tools. Repeating a subscription returns 200 with the existing one and enables it. A person at the screen must have shown in the last 15 minutes that it is them: a passkey or a code, or the password without either. Otherwise it is 403 with the code `second_factor_required`, and `POST /me/second-factor/check` takes the proof.
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
         * List event kinds
         * @description All event kinds with their names and descriptions.
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
         * Get sample events
         * @description Returns recent events of the workspace in the form of a delivery, newest first. Without such events it returns an example.
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
         * @description The signing key is omitted.
         */
        get: operations["getHook"];
        put?: never;
        post?: never;
        /**
         * Unsubscribe
         * @description Also returns 204 for a deleted hook, so that tools can retry.
         */
        delete: operations["deleteHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notifications
         * @description What others did that concerns you, newest first, paged. Of an API token, the inbox of the member who issued it. Changes of one card that you watch are one entry for ten minutes. Boards that you no longer see have no entries.
         */
        get: operations["listMyInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/inbox/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your unread notifications
         * @description Counts up to 1000: show a greater number as “999+”.
         */
        get: operations["countMyInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/inbox/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications
         * @description Marks entries as read, unread or archived, or snoozes them. Entries that do not exist are ignored, so that clients can retry.
         */
        post: operations["markMyInbox"];
        delete?: never;
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a board’s properties change
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a board is moved among the boards
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a list is moved on its board
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a column is moved
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a row is moved
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a card’s properties change
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a card is moved within its list
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a label, or the set of labels of a card, changes
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onChecklistDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mention.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent when members are mentioned in a text of a card
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
         */
        post: operations["onMentionCreate"];
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a Gantt task is moved in the chart
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a test delivery is requested
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
         * Sent when a webhook endpoint is disabled
         * @description POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.
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
             * Format: int64
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
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /**
             * Format: int64
             * @example 101
             */
            cardId: number | null;
            actor: components["schemas"]["EventActor"];
            via: components["schemas"]["Via"];
            /**
             * @description The new state, by kind
             * @example {
             *       "id": 101,
             *       "title": "Prepare the launch",
             *       "listName": "Doing",
             *       "dueDate": "2026-11-30"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description Properties that changed: `{ property: { from, to } }`
             * @example {
             *       "title": {
             *         "from": "Prepare",
             *         "to": "Prepare the launch"
             *       }
             *     }
             */
            changes: {
                [key: string]: unknown;
            } | null;
        };
        AddPasskey: {
            /**
             * @description What `navigator.credentials.create` returned, as `RegistrationResponseJSON`
             * @example {
             *       "id": "kXJ2n0Gn0kGkIhJwQ3mJ7g",
             *       "rawId": "kXJ2n0Gn0kGkIhJwQ3mJ7g",
             *       "type": "public-key",
             *       "response": {
             *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
             *         "attestationObject": "o2NmbXRkbm9uZQ"
             *       }
             *     }
             */
            credential: {
                [key: string]: unknown;
            };
            /**
             * @description By default the browser and system of the request
             * @example Work laptop
             */
            name?: string;
        };
        ApiError: {
            /**
             * @description A sentence that explains the error
             * @example There is no card 42 here, or you may not see it.
             */
            error: string;
            /**
             * @description Stable, snake case
             * @example not_found
             */
            code: string;
            /**
             * @description Identifies the request in the service’s log
             * @example 3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10
             */
            requestId: string;
            /** @description Present when properties of the request were rejected */
            details?: components["schemas"]["ApiErrorDetail"][];
        };
        ApiErrorDetail: {
            /**
             * @description Path of the property, e.g. `lists.0.name`
             * @example title
             */
            field: string;
            /**
             * @description Stable, snake case
             * @example text
             */
            code: string;
            /**
             * @description The accepted values
             * @example title must be text of 1 to 500 characters that is not blank.
             */
            message: string;
        };
        /** @enum {string} */
        ArchivedFilter: "false" | "true" | "all";
        AssigneeChangeEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "assignee.change";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["AssigneeChangeEventChanges"];
        };
        /** @description Properties that a assignee.change event changed; unchanged ones are absent */
        AssigneeChangeEventChanges: {
            /** @description The assignees of the card */
            assignees?: components["schemas"]["MembersChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        AssigneeChanges: {
            /**
             * @description Members to add
             * @example [
             *       7
             *     ]
             */
            add?: number[];
            /**
             * @description Members to remove
             * @example [
             *       8
             *     ]
             */
            remove?: number[];
        };
        Attempt: {
            /**
             * @description 1 to 6; a repeated attempt with an unknown outcome keeps its number
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
             * @description HTTP status; null without a response
             * @example 200
             */
            status: number | null;
            /**
             * @description Reason of the failure; null when the attempt did not fail
             * @example null
             */
            error: string | null;
            /** @description The endpoint’s response; null without one */
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
             * @description First 4 KiB of the body as text; invalid UTF-8 is replaced by U+FFFD
             * @example ok
             */
            body: string;
            /**
             * @description Whether the response body was longer
             * @example false
             */
            truncated: boolean;
        };
        AuditActor: {
            /**
             * Format: int64
             * @example 7
             */
            memberId: number | null;
            /** @example Aiko Tanaka */
            name: string | null;
        };
        AuditEntry: {
            /**
             * Format: int64
             * @example 311
             */
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
             * @description Channel that the request came through
             * @example screen
             */
            via: string | null;
            /**
             * @description Network address of the request
             * @example 203.0.113.9
             */
            address: string | null;
            /**
             * @description User agent of the browser or client
             * @example null
             */
            userAgent: string | null;
            /**
             * @description The object that was changed
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
            /**
             * Format: int64
             * @example 3
             */
            id: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/boards/3
             */
            url: string;
            /** @example Launch */
            name: string;
            /** @example Everything for the first release */
            description: string | null;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
            /**
             * @description Whether new boards are made from it; a duplicate is no template
             * @example false
             */
            isTemplate: boolean;
            /**
             * @description The view in which the screen opens the board; null for the lists of a `kanban` board and the cells of others. `board` is of `kanban` boards only, `grid` of `grid` and `timetable` boards; others are rejected
             * @example table
             */
            defaultView: components["schemas"]["OptionalViewKind"];
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
             * @description Number of lists that are not archived
             * @example 3
             */
            listCount: number;
            /**
             * @description Number of cards that are not archived
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
        BoardArchiveEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "board.archive";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["BoardEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["BoardArchiveEventChanges"];
        };
        /** @description Properties that a board.archive event changed; unchanged ones are absent */
        BoardArchiveEventChanges: {
            /** @description When it was archived */
            archivedAt?: components["schemas"]["TimestampChange"];
        };
        BoardCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "board.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["BoardEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["BoardCreateEventChanges"];
        };
        /** @description Properties that a board.create event changed; unchanged ones are absent */
        BoardCreateEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the order of the workspace’s boards */
            boardOrderVersion?: components["schemas"]["VersionChange"];
        };
        BoardDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "board.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["BoardEventData"];
        };
        BoardEventData: {
            /**
             * Format: int64
             * @example 3
             */
            id: number;
            /** @example Launch */
            name: string;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
        };
        BoardExport: {
            /**
             * @example kiban.board
             * @enum {string}
             */
            format: "kiban.board";
            /**
             * @example 1
             * @enum {integer}
             */
            formatVersion: 1;
            board: components["schemas"]["ExportedBoard"];
            /** @description Empty on a kanban board */
            columns: components["schemas"]["ExportedColumn"][];
            /** @description Empty on a kanban board */
            rows: components["schemas"]["ExportedRow"][];
            labels: components["schemas"]["ExportedLabel"][];
            fields: components["schemas"]["ExportedField"][];
            /** @description In their order on the board */
            lists: components["schemas"]["ExportedList"][];
            gantt: components["schemas"]["ExportedGantt"];
        };
        /** @enum {string} */
        BoardKind: "kanban" | "grid" | "timetable";
        BoardMembers: {
            /**
             * @description All members who can see the board while it is private; replaces the current ones
             * @example [
             *       7
             *     ]
             */
            memberIds: number[];
        };
        BoardReorderEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "board.reorder";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["BoardEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["BoardReorderEventChanges"];
        };
        /** @description Properties that a board.reorder event changed; unchanged ones are absent */
        BoardReorderEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the order of the workspace’s boards */
            boardOrderVersion?: components["schemas"]["VersionChange"];
        };
        BoardRestoreEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "board.restore";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["BoardEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["BoardRestoreEventChanges"];
        };
        /** @description Properties that a board.restore event changed; unchanged ones are absent */
        BoardRestoreEventChanges: {
            /** @description When it was archived */
            archivedAt?: components["schemas"]["TimestampChange"];
        };
        BoardUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "board.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["BoardEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["BoardUpdateEventChanges"];
        };
        /** @description Properties that a board.update event changed; unchanged ones are absent */
        BoardUpdateEventChanges: {
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The description */
            description?: components["schemas"]["OptionalTextChange"];
            /** @description Who sees the board */
            visibility?: components["schemas"]["BoardVisibilityChange"];
            /** @description Whether new boards are made from it */
            isTemplate?: components["schemas"]["BooleanChange"];
            /** @description The view in which the screen opens the board */
            defaultView?: components["schemas"]["DefaultViewChange"];
            /** @description The members of the board */
            members?: components["schemas"]["MembersChange"];
        };
        /** @enum {string} */
        BoardVisibility: "workspace" | "private";
        BoardVisibilityChange: {
            /**
             * @description The value before
             * @example workspace
             */
            from: components["schemas"]["BoardVisibility"];
            /**
             * @description The value now
             * @example workspace
             */
            to: components["schemas"]["BoardVisibility"];
        };
        BoardWithLists: {
            /**
             * Format: int64
             * @example 3
             */
            id: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/boards/3
             */
            url: string;
            /** @example Launch */
            name: string;
            /** @example Everything for the first release */
            description: string | null;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
            /**
             * @description Whether new boards are made from it; a duplicate is no template
             * @example false
             */
            isTemplate: boolean;
            /**
             * @description The view in which the screen opens the board; null for the lists of a `kanban` board and the cells of others. `board` is of `kanban` boards only, `grid` of `grid` and `timetable` boards; others are rejected
             * @example table
             */
            defaultView: components["schemas"]["OptionalViewKind"];
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
             * @description Number of lists that are not archived
             * @example 3
             */
            listCount: number;
            /**
             * @description Number of cards that are not archived
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
        BooleanChange: {
            /**
             * @description The value before
             * @example false
             */
            from: boolean;
            /**
             * @description The value now
             * @example true
             */
            to: boolean;
        };
        Card: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/cards/101
             */
            url: string;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /**
             * Format: int64
             * @example 11
             */
            listId: number;
            /** @example Doing */
            listName: string;
            /** @example Prepare the launch */
            title: string;
            /** @example Press kit, announcement, checklist */
            description: string | null;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-24
             */
            startDate: string | null;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-30
             */
            dueDate: string | null;
            /**
             * @description Progress of the Gantt task in percent
             * @example null
             */
            progress: number | null;
            /** @description With `omit=description`, where `description` is null: whether the card has one */
            hasDescription?: boolean;
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
            /** @description With `include=checklist`: the checklist items, in order */
            checklistItems?: components["schemas"]["ChecklistItem"][];
            /** @description With `include=comments`: the first page of the comments, oldest first */
            comments?: components["schemas"]["Comment"][];
            /** @description With `include=comments`: cursor of the next page, for GET /cards/{id}/comments */
            commentsNextCursor?: string | null;
            /** @description With `include=activity`: the first page of the activity, newest first */
            activity?: components["schemas"]["Activity"][];
            /** @description With `include=activity`: cursor of the next page, for GET /cards/{id}/activity */
            activityNextCursor?: string | null;
        };
        CardArchiveEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.archive";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardArchiveEventChanges"];
        };
        /** @description Properties that a card.archive event changed; unchanged ones are absent */
        CardArchiveEventChanges: {
            /** @description When it was archived */
            archivedAt?: components["schemas"]["TimestampChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CardAssignee: {
            /**
             * Format: int64
             * @example 7
             */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        CardAssignees: {
            /**
             * @description All assignees of the card; replaces the current ones
             * @example [
             *       7
             *     ]
             */
            memberIds: number[];
        };
        CardBatchItem: {
            /** @example 201 */
            status: number;
            /** @description Present when the card was written */
            card?: components["schemas"]["Card"];
            /**
             * @description Resulting version of the card’s list; absent for errors and custom fields. The highest version has the newest order
             * @example 8
             */
            listVersion?: number;
            /** @description Present when the card was not written */
            error?: components["schemas"]["ApiError"];
        };
        CardChange: {
            /**
             * Format: int64
             * @description The card
             * @example 101
             */
            id: number;
            /**
             * @description Version that the change is based on; with another version, its status is 412
             * @example 3
             */
            version?: number;
            /** @description As `PATCH /cards/{id}` */
            set?: components["schemas"]["UpdateCard"];
            /** @description As `POST /cards/{id}/move` */
            move?: components["schemas"]["MoveCard"];
            /** @description Adds and removes labels, and keeps the others; a label in both lists is added */
            labels?: components["schemas"]["LabelChanges"];
            /** @description Adds and removes assignees, and keeps the others; a member in both lists is added */
            assignees?: components["schemas"]["AssigneeChanges"];
            /** @description Sets or clears a custom field, as `PUT /cards/{id}/fields/{fieldId}` */
            field?: components["schemas"]["FieldChange"];
            /**
             * @description `true` completes the card, `false` reopens it
             * @example true
             */
            completed?: boolean;
            /**
             * @description `true` archives the card, `false` restores it
             * @example true
             */
            archived?: boolean;
        };
        CardChecklistCount: {
            /** @example 1 */
            done: number;
            /** @example 3 */
            total: number;
        };
        CardCompleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.complete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardCompleteEventChanges"];
        };
        /** @description Properties that a card.complete event changed; unchanged ones are absent */
        CardCompleteEventChanges: {
            /** @description When the card was completed */
            completedAt?: components["schemas"]["TimestampChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CardCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardCreateEventChanges"];
        };
        /** @description Properties that a card.create event changed; unchanged ones are absent */
        CardCreateEventChanges: {
            /** @description The list that holds the card */
            listId?: components["schemas"]["IdChange"];
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["CardVersionChange"];
            /** @description The labels of the card */
            labels?: components["schemas"]["CardLabelsChange"];
            /** @description The assignees of the card */
            assignees?: components["schemas"]["MembersChange"];
            /** @description The custom field values that the request changed, by field id */
            fields?: components["schemas"]["FieldValuesChange"];
        };
        CardDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardDeleteEventChanges"];
        };
        /** @description Properties that a card.delete event changed; unchanged ones are absent */
        CardDeleteEventChanges: {
            /** @description The list that held the card; `to` is null */
            listId?: components["schemas"]["OptionalIdChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
        };
        CardEventData: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /** @example Prepare the launch */
            title: string;
            /**
             * @description Name of the list that holds the card
             * @example Doing
             */
            listName: string;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-30
             */
            dueDate: string | null;
        };
        CardLabel: {
            /**
             * Format: int64
             * @example 5
             */
            id: number;
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
        };
        CardLabels: {
            /**
             * @description All labels of the card; replaces the current ones
             * @example [
             *       5
             *     ]
             */
            labelIds: number[];
        };
        CardLabelsChange: {
            /** @description All labels of the card before */
            from: components["schemas"]["CardLabel"][];
            /** @description All labels of the card now */
            to: components["schemas"]["CardLabel"][];
        };
        CardLabelsEventData: {
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /** @example Prepare the launch */
            cardTitle: string;
            /** @description All labels of the card after the change */
            labels: components["schemas"]["CardLabel"][];
        };
        CardMoveEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.move";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardMoveEventChanges"];
        };
        /** @description Properties that a card.move event changed; unchanged ones are absent */
        CardMoveEventChanges: {
            /** @description The list that holds the card */
            listId?: components["schemas"]["IdChange"];
            /** @description The name of the list that holds the card */
            listName?: components["schemas"]["TextChange"];
            /** @description The board; present where the card leaves its board */
            boardId?: components["schemas"]["IdChange"];
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["CardVersionChange"];
        };
        /** @enum {string} */
        CardOmission: "description";
        CardReopenEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.reopen";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardReopenEventChanges"];
        };
        /** @description Properties that a card.reopen event changed; unchanged ones are absent */
        CardReopenEventChanges: {
            /** @description When the card was completed */
            completedAt?: components["schemas"]["TimestampChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CardReorderEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.reorder";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardReorderEventChanges"];
        };
        /** @description Properties that a card.reorder event changed; unchanged ones are absent */
        CardReorderEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CardRestoreEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.restore";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardRestoreEventChanges"];
        };
        /** @description Properties that a card.restore event changed; unchanged ones are absent */
        CardRestoreEventChanges: {
            /** @description When it was archived */
            archivedAt?: components["schemas"]["TimestampChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CardUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "card.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CardEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CardUpdateEventChanges"];
        };
        /** @description Properties that a card.update event changed; unchanged ones are absent */
        CardUpdateEventChanges: {
            /** @description The title */
            title?: components["schemas"]["TextChange"];
            /** @description The description */
            description?: components["schemas"]["OptionalTextChange"];
            /** @description The start date */
            startDate?: components["schemas"]["DateOrTimestampChange"];
            /** @description The due date */
            dueDate?: components["schemas"]["DateOrTimestampChange"];
            /** @description The labels of the card */
            labels?: components["schemas"]["CardLabelsChange"];
            /** @description The assignees of the card */
            assignees?: components["schemas"]["MembersChange"];
            /** @description The custom field values that the request changed, by field id */
            fields?: components["schemas"]["FieldValuesChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CardVersionChange: {
            /**
             * @description The version before; null for a new card, or one that comes from a private board
             * @example 4
             */
            from: number | null;
            /**
             * @description The version now
             * @example 5
             */
            to: number;
        };
        Cell: {
            /**
             * Format: int64
             * @description The list in this cell
             * @example 11
             */
            listId: number;
            /**
             * Format: int64
             * @example 21
             */
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
        ChangeEmail: {
            /**
             * @description The caller’s password
             * @example correct horse battery staple
             */
            password: string;
            /**
             * @description The new address
             * @example aiko@example.com
             */
            email: string;
        };
        ChangePassword: {
            /** @example the current password */
            password: string;
            /**
             * @description 8 to 1000 characters of any kind
             * @example correct horse battery staple
             */
            newPassword: string;
        };
        ChecklistCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "checklist.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ChecklistItemEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ChecklistCreateEventChanges"];
        };
        /** @description Properties that a checklist.create event changed; unchanged ones are absent */
        ChecklistCreateEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        ChecklistDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "checklist.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ChecklistItemEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ChecklistDeleteEventChanges"];
        };
        /** @description Properties that a checklist.delete event changed; unchanged ones are absent */
        ChecklistDeleteEventChanges: {
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        ChecklistItem: {
            /**
             * Format: int64
             * @example 71
             */
            id: number;
            /**
             * Format: int64
             * @example 101
             */
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
            /**
             * Format: int64
             * @example 71
             */
            id: number;
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /** @example Proof-read the announcement */
            text: string;
            /** @example false */
            done: boolean;
        };
        ChecklistUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "checklist.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ChecklistItemEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ChecklistUpdateEventChanges"];
        };
        /** @description Properties that a checklist.update event changed; unchanged ones are absent */
        ChecklistUpdateEventChanges: {
            /** @description The text */
            text?: components["schemas"]["TextChange"];
            /** @description Whether it is done */
            done?: components["schemas"]["BooleanChange"];
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        /**
         * @description What the page that connects an AI client preselects
         * @enum {string}
         */
        ClientAccess: "read" | "read_write";
        ClientConnectEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "client.connect";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CredentialEventData"];
        };
        ClientRevokeEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "client.revoke";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CredentialEventData"];
        };
        Code: {
            /**
             * @description The six digits that the authenticator app shows; spaces are ignored
             * @example 123456
             */
            code: string;
        };
        Column: {
            /**
             * Format: int64
             * @example 21
             */
            id: number;
            /** @example Monday */
            name: string;
            /**
             * @description Rank among the columns; compare as bytes
             * @example a0
             */
            position: string;
            /** @example monday */
            weekday: components["schemas"]["OptionalWeekday"];
            /**
             * Format: date
             * @description A day, YYYY-MM-DD
             * @example null
             */
            date: string | null;
            /** @example 1 */
            version: number;
        };
        ColumnCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "column.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Column"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ColumnCreateEventChanges"];
        };
        /** @description Properties that a column.create event changed; unchanged ones are absent */
        ColumnCreateEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ColumnDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "column.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Column"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ColumnDeleteEventChanges"];
        };
        /** @description Properties that a column.delete event changed; unchanged ones are absent */
        ColumnDeleteEventChanges: {
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ColumnReorderEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "column.reorder";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Column"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ColumnReorderEventChanges"];
        };
        /** @description Properties that a column.reorder event changed; unchanged ones are absent */
        ColumnReorderEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ColumnUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "column.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Column"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ColumnUpdateEventChanges"];
        };
        /** @description Properties that a column.update event changed; unchanged ones are absent */
        ColumnUpdateEventChanges: {
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The day of the week */
            weekday?: components["schemas"]["WeekdayChange"];
            /** @description The day */
            date?: components["schemas"]["DateChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        Comment: {
            /**
             * Format: int64
             * @example 61
             */
            id: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/cards/101#comment-61
             */
            url: string;
            /**
             * Format: int64
             * @example 101
             */
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
        CommentCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "comment.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CommentEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CommentCreateEventChanges"];
        };
        /** @description Properties that a comment.create event changed; unchanged ones are absent */
        CommentCreateEventChanges: {
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CommentDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "comment.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CommentEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CommentDeleteEventChanges"];
        };
        /** @description Properties that a comment.delete event changed; unchanged ones are absent */
        CommentDeleteEventChanges: {
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        CommentEventData: {
            /**
             * Format: int64
             * @example 501
             */
            id: number;
            /**
             * Format: int64
             * @example 101
             */
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
        CommentUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "comment.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CommentEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["CommentUpdateEventChanges"];
        };
        /** @description Properties that a comment.update event changed; unchanged ones are absent */
        CommentUpdateEventChanges: {
            /** @description The text */
            text?: components["schemas"]["TextChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        /**
         * @description Role of a new member whose groups give no other. With `groupsClaim`, also of members at each sign-in
         * @enum {string}
         */
        CompanyRole: "admin" | "member" | "viewer";
        CopyCard: {
            /**
             * Format: int64
             * @description The target list; it may be on another board. Default: the list of the card
             * @example 12
             */
            listId?: number;
            /**
             * Format: int64
             * @description Directly before this card, which must be in the list
             * @example 42
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this card, which must be in the list
             * @example 42
             */
            after?: number;
            /**
             * @example first
             * @enum {string}
             */
            position?: "first" | "last";
            /**
             * @description Default: the title of the card
             * @example Prepare the next launch day
             */
            title?: string;
            /**
             * @description Whether the copy has the labels (default true)
             * @example true
             */
            labels?: boolean;
            /**
             * @description Whether the copy has the assignees (default true)
             * @example true
             */
            assignees?: boolean;
            /**
             * @description Whether the copy has the field values (default true)
             * @example true
             */
            fields?: boolean;
            /**
             * @description Whether the copy has the checklist (default true)
             * @example true
             */
            checklist?: boolean;
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
            /**
             * @description The view in which the screen opens the board; null for the lists of a `kanban` board and the cells of others. `board` is of `kanban` boards only, `grid` of `grid` and `timetable` boards; others are rejected
             * @example table
             */
            defaultView?: components["schemas"]["OptionalViewKind"];
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
             * @description All labels of the card; each must be of its board
             * @example [
             *       5
             *     ]
             */
            labelIds?: number[];
            /**
             * @description All assignees of the card; each must be a member of the workspace
             * @example [
             *       7
             *     ]
             */
            assigneeIds?: number[];
            /**
             * @description Custom field values to set, by field id; null clears one, and other fields are unchanged
             * @example {
             *       "9": 91
             *     }
             */
            fields?: {
                [key: string]: string | number | boolean | (number | string)[] | null;
            };
            /** @example Prepare the launch */
            title: string;
            /** @example Press kit, announcement, checklist */
            description?: string | null;
            /**
             * @description A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds
             * @example 2026-11-24
             */
            startDate?: string | null;
            /**
             * @description A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds
             * @example 2026-11-30
             */
            dueDate?: string | null;
            /**
             * Format: int64
             * @description The list to add the card to
             * @example 11
             */
            listId: number;
            /**
             * Format: int64
             * @description Directly before this card, which must be in the list
             * @example 42
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this card, which must be in the list
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
             * @description `true`: all cards are created or none; `false`: each card succeeds or fails alone
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
             * Format: int64
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
             * @description Only for select and multi_select
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
            /** @description Alias of targetUrl */
            hookUrl?: string;
            /** @description Alias of targetUrl */
            target_url?: string;
            /**
             * @example card.move
             * @enum {string}
             */
            event?: "board.create" | "board.update" | "board.archive" | "board.restore" | "board.reorder" | "board.delete" | "list.create" | "list.update" | "list.reorder" | "list.archive" | "list.restore" | "list.delete" | "column.create" | "column.update" | "column.reorder" | "column.delete" | "row.create" | "row.update" | "row.reorder" | "row.delete" | "card.create" | "card.update" | "card.move" | "card.reorder" | "card.archive" | "card.restore" | "card.complete" | "card.reopen" | "card.delete" | "assignee.change" | "label.change" | "comment.create" | "comment.update" | "comment.delete" | "checklist.create" | "checklist.update" | "checklist.delete" | "mention.create" | "field.create" | "field.update" | "field.delete" | "value.change" | "gantt.update" | "gantt.reorder" | "dependency.create" | "dependency.delete" | "member.add" | "member.update" | "member.remove" | "token.issue" | "token.revoke" | "client.connect" | "client.revoke" | "webhook.ping" | "webhook.disable" | "board.*" | "list.*" | "column.*" | "row.*" | "card.*" | "assignee.*" | "label.*" | "comment.*" | "checklist.*" | "mention.*" | "field.*" | "value.*" | "gantt.*" | "dependency.*" | "member.*" | "token.*" | "client.*" | "webhook.*" | "*";
            /**
             * @description Several event kinds; event is one of them, too
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events?: string[];
            filter?: components["schemas"]["HookFilter"] | null;
        };
        CreateInvitation: {
            /**
             * @description E-mail address of the person to invite
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
            /**
             * Format: int64
             * @description Column of the cell, on a grid or timetable
             */
            columnId?: number;
            /**
             * Format: int64
             * @description Row of the cell, on a grid or timetable
             */
            rowId?: number;
            /**
             * Format: int64
             * @description Directly before this list
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this list
             */
            after?: number;
            /**
             * @example last
             * @enum {string}
             */
            position?: "first" | "last";
        };
        CreateSignInProvider: {
            /**
             * @description The caller’s password
             * @example correct horse battery staple
             */
            password: string;
            /** @example Example Ltd */
            name: string;
            /**
             * @description The provider’s issuer, an https address. Kiban reads its endpoints from there
             * @example https://login.example.com
             */
            issuer: string;
            /** @example kiban */
            clientId: string;
            /**
             * @description Stored encrypted and never returned
             * @example a secret of the provider
             */
            clientSecret: string;
            /**
             * @description Domains of the people’s e-mail addresses
             * @example [
             *       "example.com"
             *     ]
             */
            domains: string[];
            /**
             * @description Role of a new member whose groups give no other. With `groupsClaim`, also of members at each sign-in; member by default
             * @example member
             */
            defaultRole?: components["schemas"]["CompanyRole"];
            /**
             * @description Claim that lists a person’s groups; null: roles are changed in Kiban only
             * @example groups
             */
            groupsClaim?: string | null;
            /**
             * @description Role of the members of a group: admin, member or viewer. Of several groups, the highest role counts
             * @example {
             *       "kiban-admins": "admin"
             *     }
             */
            roleByGroup?: {
                [key: string]: string;
            };
        };
        CreateView: {
            /** @example Urgent this week */
            name: string;
            /**
             * @description The view that shows the cards
             * @example board
             */
            kind: components["schemas"]["ViewKind"];
            query?: components["schemas"]["ViewQueryInput"];
            /**
             * @description Whether everyone who sees the board sees the view; otherwise only its author
             * @example true
             */
            shared: boolean;
        };
        CreateWebhook: {
            /**
             * @description Absolute https address that deliveries are POSTed to
             * @example https://example.com/kiban
             */
            url: string;
            /**
             * @description Event kinds, all kinds of a noun (`card.*`), or `*`
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events: string[];
            /** @example Chat notices */
            description?: string | null;
            /**
             * @description Only events of these boards; null or omitted: the whole workspace
             * @example [
             *       3
             *     ]
             */
            boardIds?: number[] | null;
        };
        CreatedHook: {
            /**
             * Format: int64
             * @example 13
             */
            id: number;
            /**
             * @description The first of events
             * @example card.move
             */
            event: string;
            /**
             * @example [
             *       "card.move"
             *     ]
             */
            events: string[];
            /**
             * Format: uri
             * @example https://hooks.example.com/catch/1
             */
            targetUrl: string;
            filter: components["schemas"]["HookFilter"] | null;
            /**
             * @description A disabled hook receives no events; they are held
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
            /**
             * Format: int64
             * @example 3
             */
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
             * @description Link that accepts the invitation; shown once
             * @example https://kiban.example/sign-up/invitation/5lN2…
             */
            link: string;
            /**
             * @description Delivery state of the invitation mail
             * @example not_configured
             * @enum {string}
             */
            mail: "sent" | "not_configured" | "failed";
        };
        CreatedWebhook: {
            /**
             * Format: int64
             * @example 12
             */
            id: number;
            /**
             * Format: uri
             * @example https://example.com/kiban
             */
            url: string;
            /**
             * @description Event kinds, all kinds of a noun (`card.*`), or `*`
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events: string[];
            /** @example Chat notices */
            description: string | null;
            /**
             * @description Only events of these boards; null: the whole workspace
             * @example null
             */
            boardIds: number[] | null;
            /**
             * @description A disabled endpoint receives no events; they are held
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
             * @description First failure since the last success; null while deliveries succeed
             * @example null
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Last success, accurate to half a minute
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
             * Format: int64
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
             * @description Host that verified the AI client’s identity; null when it is unverified, and for tokens
             * @example null
             */
            clientHost: string | null;
            /** @description The member who issued the token or connected the client */
            createdBy: components["schemas"]["CredentialOwner"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to about a minute; null when it was never used
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * @description Address of the client at the last use, for the owner only; null for an AI client and when it is unknown
             * @example 203.0.113.7
             */
            lastUsedAddress: string | null;
            /**
             * Format: date-time
             * @description Null when it does not expire
             * @example null
             */
            expiresAt: string | null;
            /**
             * @description Null for a token with the rights of a workspace admin
             * @example [
             *       "boards:read"
             *     ]
             */
            scopes: string[] | null;
            /**
             * @description Ranges from which the token may be used; empty: from everywhere
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            addressRanges: string[];
            /** @description The only boards that the token may see, without those that were deleted since; null when it is not restricted to boards */
            boards: components["schemas"]["TokenBoard"][] | null;
        };
        /** @enum {string} */
        CredentialAccess: "read" | "read_write" | "admin";
        CredentialEventData: {
            /**
             * Format: int64
             * @example 12
             */
            id: number;
            /** @example Nightly report */
            name: string;
        };
        /** @enum {string} */
        CredentialKind: "token" | "oauth_client";
        CredentialOwner: {
            /**
             * Format: int64
             * @example 7
             */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        /** @enum {string} */
        CredentialState: "active" | "expired" | "revoked" | "connected";
        CustomField: {
            /**
             * Format: int64
             * @example 9
             */
            id: number;
            /**
             * Format: int64
             * @example 3
             */
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
        /**
         * @description A value of a custom field; null where the card has none
         * @example 91
         */
        CustomFieldValue: string | number | boolean | number[] | null;
        DateChange: {
            /**
             * Format: date
             * @description The value before; null where there was none
             * @example null
             */
            from: string | null;
            /**
             * Format: date
             * @description The value now; null where there is none
             * @example 2026-11-21
             */
            to: string | null;
        };
        DateOrTimestampChange: {
            /**
             * @description The value before; null where there was none
             * @example null
             */
            from: string | null;
            /**
             * @description The value now; null where there is none
             * @example 2026-11-30
             */
            to: string | null;
        };
        DefaultViewChange: {
            /**
             * @description The value before; null where there was none
             * @example board
             */
            from: components["schemas"]["OptionalViewKind"];
            /**
             * @description The value now; null where there is none
             * @example board
             */
            to: components["schemas"]["OptionalViewKind"];
        };
        DeleteMe: {
            /**
             * @description The e-mail address of your account, as a confirmation
             * @example aiko@example.org
             */
            email: string;
            /**
             * @description Your password. Not needed within 15 minutes of a sign-in or `POST /me/second-factor/check` that showed that it is you
             * @example correct horse battery staple
             */
            password?: string | null;
        };
        DeleteWorkspace: {
            /**
             * @description The name of the workspace, as a confirmation
             * @example Demo
             */
            name: string;
        };
        Delivery: {
            /**
             * Format: int64
             * @description Also sent as X-Service-Delivery
             * @example 9001
             */
            id: number;
            /**
             * Format: int64
             * @example 12
             */
            webhookId: number;
            /**
             * Format: int64
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
             * @description Attempts made or in flight
             * @example 1
             */
            attemptCount: number;
            /**
             * Format: date-time
             * @description Due time of the next attempt; null when none is planned
             * @example null
             */
            nextAttemptAt: string | null;
            /**
             * @description HTTP status of the last attempt
             * @example 200
             */
            lastStatus: number | null;
            /**
             * @description Error of the last attempt, e.g. `timeout`, `http_status`
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
             * Format: int64
             * @description Also sent as X-Service-Delivery
             * @example 9001
             */
            id: number;
            /**
             * Format: int64
             * @example 12
             */
            webhookId: number;
            /**
             * Format: int64
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
             * @description Attempts made or in flight
             * @example 1
             */
            attemptCount: number;
            /**
             * Format: date-time
             * @description Due time of the next attempt; null when none is planned
             * @example null
             */
            nextAttemptAt: string | null;
            /**
             * @description HTTP status of the last attempt
             * @example 200
             */
            lastStatus: number | null;
            /**
             * @description Error of the last attempt, e.g. `timeout`, `http_status`
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
            /** @description In chronological order; kept for 30 days */
            attempts: components["schemas"]["Attempt"][];
        };
        DeliveryRequest: {
            /**
             * @description The exact bytes that were signed and sent
             * @example {"id":244911212134400,"event":"webhook.ping"}
             */
            body: string | null;
        };
        Dependency: {
            /**
             * Format: int64
             * @example 81
             */
            id: number;
            /**
             * Format: int64
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
        DependencyCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "dependency.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["DependencyEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["DependencyCreateEventChanges"];
        };
        /** @description Properties that a dependency.create event changed; unchanged ones are absent */
        DependencyCreateEventChanges: {
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        DependencyDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "dependency.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["DependencyEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["DependencyDeleteEventChanges"];
        };
        /** @description Properties that a dependency.delete event changed; unchanged ones are absent */
        DependencyDeleteEventChanges: {
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        DependencyEventData: {
            /**
             * Format: int64
             * @example 81
             */
            id: number;
            /**
             * Format: int64
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
             * Format: int64
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
        DuplicateBoard: {
            /**
             * @description Name of the copy; default: “Copy of” and the name of the board
             * @example Launch in spring
             */
            name?: string;
            /**
             * @description Whether the cards are copied as well (default true), and not only lists, labels and fields
             * @example true
             */
            cards?: boolean;
            /**
             * @description Whether the copied cards keep their assignees (default true)
             * @example true
             */
            assignees?: boolean;
        };
        EnableWebhook: {
            /**
             * @description Send the held events (default false: held deliveries are given up and can be redelivered)
             * @example true
             */
            sendHeld?: boolean;
        };
        EventActor: {
            /**
             * Format: int64
             * @description The acting member; for an API token the member who issued it
             * @example 7
             */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        EventChange: {
            /**
             * @description Value before the change; null when there was none
             * @example To do
             */
            from: (string | number | boolean | unknown[] | {
                [key: string]: unknown;
            }) | null;
            /**
             * @description Value after the change; null when it was removed
             * @example Doing
             */
            to: (string | number | boolean | unknown[] | {
                [key: string]: unknown;
            }) | null;
        };
        /** @enum {string} */
        EventKind: "board.create" | "board.update" | "board.archive" | "board.restore" | "board.reorder" | "board.delete" | "list.create" | "list.update" | "list.reorder" | "list.archive" | "list.restore" | "list.delete" | "column.create" | "column.update" | "column.reorder" | "column.delete" | "row.create" | "row.update" | "row.reorder" | "row.delete" | "card.create" | "card.update" | "card.move" | "card.reorder" | "card.archive" | "card.restore" | "card.complete" | "card.reopen" | "card.delete" | "assignee.change" | "label.change" | "comment.create" | "comment.update" | "comment.delete" | "checklist.create" | "checklist.update" | "checklist.delete" | "mention.create" | "field.create" | "field.update" | "field.delete" | "value.change" | "gantt.update" | "gantt.reorder" | "dependency.create" | "dependency.delete" | "member.add" | "member.update" | "member.remove" | "token.issue" | "token.revoke" | "client.connect" | "client.revoke" | "webhook.ping" | "webhook.disable";
        EventPayload: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
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
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number?: number;
            /**
             * @description The new state; its type depends on `event`
             * @example {
             *       "id": 101,
             *       "title": "Prepare the launch",
             *       "listName": "Doing",
             *       "dueDate": "2026-11-30"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description Changed properties: `{ property: { from, to } }`
             * @example {
             *       "title": {
             *         "from": "Prepare",
             *         "to": "Prepare the launch"
             *       }
             *     }
             */
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
        ExportedBoard: {
            /** @example Launch */
            name: string;
            /** @example null */
            description: string | null;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example workspace */
            visibility: components["schemas"]["BoardVisibility"];
            /**
             * @description The view in which the screen opens the board; null for the lists of a `kanban` board and the cells of others. `board` is of `kanban` boards only, `grid` of `grid` and `timetable` boards; others are rejected
             * @example table
             */
            defaultView: components["schemas"]["OptionalViewKind"];
        };
        ExportedCard: {
            /** @example Prepare the launch */
            title: string;
            /** @example Press kit, announcement, checklist */
            description: string | null;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-24
             */
            startDate: string | null;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-30
             */
            dueDate: string | null;
            /**
             * @description Progress of the Gantt task in percent
             * @example null
             */
            progress: number | null;
            /** @example false */
            completed: boolean;
            /**
             * Format: date-time
             * @description When the card was completed; an import without it completes the card now
             * @example null
             */
            completedAt: string | null;
            /** @example false */
            archived: boolean;
            /**
             * @description Names of labels of the board
             * @example [
             *       "urgent"
             *     ]
             */
            labels: string[];
            assignees: components["schemas"]["MemberReference"][];
            checklist: components["schemas"]["ExportedChecklistItem"][];
            /**
             * @description Values of custom fields, by name of the field; options by label, members by id and name
             * @example {
             *       "Region": "EMEA"
             *     }
             */
            values: {
                [key: string]: string | number | boolean | string[] | components["schemas"]["MemberReference"];
            };
            /** @description From the oldest to the newest */
            comments: components["schemas"]["ExportedComment"][];
        };
        ExportedChecklistItem: {
            /** @example Proof-read */
            text: string;
            /** @example false */
            done: boolean;
        };
        ExportedColumn: {
            /** @example Monday */
            name: string;
            /** @example monday */
            weekday: components["schemas"]["OptionalWeekday"];
            /**
             * Format: date
             * @description A day, YYYY-MM-DD
             * @example null
             */
            date: string | null;
        };
        ExportedComment: {
            /** @example The press kit is ready. */
            text: string;
        };
        ExportedDependency: {
            /**
             * @description Number of the task that depends on the other
             * @example 1
             */
            task: number;
            /**
             * @description Number of the other task
             * @example 0
             */
            dependsOn: number;
            /** @example FS */
            type: components["schemas"]["DependencyType"];
            /** @example 0 */
            lagDays: number;
        };
        ExportedField: {
            /** @example Region */
            name: string;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /** @description Empty unless the type is select or multi_select */
            options: components["schemas"]["ExportedOption"][];
        };
        ExportedGantt: {
            /**
             * @description Numbers of the cards with a place in the chart, in its order
             * @example [
             *       0
             *     ]
             */
            order: number[];
            /**
             * @description Numbers of the cards that are milestones
             * @example []
             */
            milestones: number[];
            dependencies: components["schemas"]["ExportedDependency"][];
        };
        ExportedLabel: {
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
        };
        ExportedList: {
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * @description Place of its column in `columns`, from 0; null on a kanban board
             * @example null
             */
            column: number | null;
            /**
             * @description Place of its row in `rows`, from 0; null on a kanban board
             * @example null
             */
            row: number | null;
            /** @example false */
            archived: boolean;
            /** @description In their order in the list */
            cards: components["schemas"]["ExportedCard"][];
        };
        ExportedOption: {
            /** @example EMEA */
            label: string;
            /** @example #3b82f6 */
            color: string | null;
        };
        ExportedRow: {
            /** @example First lesson */
            name: string;
            /**
             * @description A time of day, HH:MM
             * @example 08:45
             */
            startTime: string | null;
            /**
             * @description A time of day, HH:MM
             * @example 09:30
             */
            endTime: string | null;
        };
        FieldChange: {
            /**
             * @description As in the response; select and multi_select accept an option’s label too, and member a member’s name
             * @example 91
             */
            value: (string | number | boolean | (number | string)[]) | null;
            /**
             * Format: int64
             * @description The custom field
             * @example 9
             */
            fieldId: number;
        };
        FieldCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "field.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["FieldEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["FieldCreateEventChanges"];
        };
        /** @description Properties that a field.create event changed; unchanged ones are absent */
        FieldCreateEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        FieldDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "field.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["FieldEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["FieldDeleteEventChanges"];
        };
        /** @description Properties that a field.delete event changed; unchanged ones are absent */
        FieldDeleteEventChanges: {
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        FieldEventData: {
            /**
             * Format: int64
             * @example 9
             */
            id: number;
            /** @example Region */
            name: string;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /** @description Empty unless the type is select or multi_select */
            options: components["schemas"]["FieldOption"][];
        };
        FieldOption: {
            /**
             * Format: int64
             * @example 91
             */
            id: number;
            /** @example EMEA */
            label: string;
            /** @example #3b82f6 */
            color: string | null;
        };
        FieldOptionsChange: {
            /** @description All options before */
            from: components["schemas"]["FieldOption"][];
            /** @description All options now */
            to: components["schemas"]["FieldOption"][];
        };
        /** @enum {string} */
        FieldType: "text" | "number" | "checkbox" | "date" | "select" | "multi_select" | "member" | "url";
        FieldUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "field.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["FieldEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["FieldUpdateEventChanges"];
        };
        /** @description Properties that a field.update event changed; unchanged ones are absent */
        FieldUpdateEventChanges: {
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The options of a select or multi_select field */
            options?: components["schemas"]["FieldOptionsChange"];
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        FieldValue: {
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /**
             * Format: int64
             * @example 9
             */
            fieldId: number;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /**
             * @description Depends on the field’s type: text, url and date are strings, number is a number, checkbox is true or false, select is an option’s id, multi_select an array of them, member a member’s id.
             * @example 91
             */
            value: components["schemas"]["CustomFieldValue"];
        };
        FieldValueChange: {
            /**
             * @description The value before; null where there was none
             * @example null
             */
            from: components["schemas"]["CustomFieldValue"];
            /**
             * @description The value now; null where there is none
             * @example 91
             */
            to: components["schemas"]["CustomFieldValue"];
        };
        FieldValueEventData: {
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /**
             * Format: int64
             * @example 9
             */
            fieldId: number;
            /** @example select */
            type: components["schemas"]["FieldType"];
            /**
             * @description Depends on the field’s type: text, url and date are strings, number is a number, checkbox is true or false, select is an option’s id, multi_select an array of them, member a member’s id.
             * @example 91
             */
            value: components["schemas"]["CustomFieldValue"];
            /** @example Prepare the launch */
            cardTitle: string;
            /** @example Region */
            fieldName: string;
        };
        FieldValuesChange: {
            /**
             * @description Values before, by field id; null where there is none
             * @example {
             *       "9": null
             *     }
             */
            from: {
                [key: string]: components["schemas"]["CustomFieldValue"];
            };
            /**
             * @description Values now, by field id; null where there is none
             * @example {
             *       "9": 91
             *     }
             */
            to: {
                [key: string]: components["schemas"]["CustomFieldValue"];
            };
        };
        GanttOrderEventData: {
            /**
             * Format: int64
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
        GanttReorderEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "gantt.reorder";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["GanttOrderEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["GanttReorderEventChanges"];
        };
        /** @description Properties that a gantt.reorder event changed; unchanged ones are absent */
        GanttReorderEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        GanttTask: {
            /**
             * Format: int64
             * @description The card’s id
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/cards/101
             */
            url: string;
            /** @example Prepare the launch */
            title: string;
            /**
             * Format: int64
             * @example 11
             */
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
             * Format: int64
             * @description The card’s id
             * @example 101
             */
            id: number;
            /** @example Prepare the launch */
            title: string;
            /** @example Doing */
            listName: string;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-24
             */
            start: string | null;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-11-28
             */
            end: string | null;
            /** @example 40 */
            progress: number | null;
            /** @example task */
            kind: components["schemas"]["TaskKind"];
        };
        GanttUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "gantt.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["GanttTaskEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["GanttUpdateEventChanges"];
        };
        /** @description Properties that a gantt.update event changed; unchanged ones are absent */
        GanttUpdateEventChanges: {
            /** @description The start of the task */
            start?: components["schemas"]["DateOrTimestampChange"];
            /** @description The last day of the task */
            end?: components["schemas"]["DateOrTimestampChange"];
            /** @description Percent done */
            progress?: components["schemas"]["ProgressChange"];
            /** @description Task or milestone */
            kind?: components["schemas"]["TaskKindChange"];
            /** @description Other tasks that `cascade=push` moved */
            moved?: components["schemas"]["MovedTasksChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        Grid: {
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example kanban */
            kind: components["schemas"]["BoardKind"];
            /** @example 1 */
            version: number;
            columns: components["schemas"]["Column"][];
            rows: components["schemas"]["Row"][];
            /** @description Only cells that have a list */
            cells: components["schemas"]["Cell"][];
        };
        Hook: {
            /**
             * Format: int64
             * @example 13
             */
            id: number;
            /**
             * @description The first of events
             * @example card.move
             */
            event: string;
            /**
             * @example [
             *       "card.move"
             *     ]
             */
            events: string[];
            /**
             * Format: uri
             * @example https://hooks.example.com/catch/1
             */
            targetUrl: string;
            filter: components["schemas"]["HookFilter"] | null;
            /**
             * @description A disabled hook receives no events; they are held
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
             * @description When the event is sent
             * @example a card is moved to another list
             */
            description: string;
        };
        HookFilter: {
            /**
             * Format: int64
             * @description Only events of this board
             * @example 3
             */
            boardId?: number | null;
            /**
             * Format: int64
             * @description Only events of this list and of cards that are in it, enter it or leave it
             * @example 11
             */
            listId?: number | null;
            /**
             * Format: int64
             * @description Only events by which a card enters this list: created in it, moved to it from another list, or restored. Not with listId
             * @example 12
             */
            toListId?: number | null;
        };
        IdChange: {
            /**
             * Format: int64
             * @description The id before; null where there was none, or where it is of a private board
             * @example 11
             */
            from: number | null;
            /**
             * Format: int64
             * @description The id now
             * @example 12
             */
            to: number;
        };
        ImportPlan: {
            /** @example 3 */
            lists: number;
            /** @example 12 */
            cards: number;
            /**
             * @description Sentences that describe skipped or changed items
             * @example [
             *       "2 attachments were left out: cards have none here."
             *     ]
             */
            unmapped: string[];
        };
        ImportResult: {
            /** @example 3 */
            lists: number;
            /** @example 12 */
            cards: number;
            /**
             * @description Sentences that describe skipped or changed items
             * @example [
             *       "2 attachments were left out: cards have none here."
             *     ]
             */
            unmapped: string[];
            /**
             * Format: int64
             * @description The new board
             * @example 4
             */
            boardId: number;
        };
        InboxBoard: {
            /**
             * Format: int64
             * @example 3
             */
            id: number;
            /**
             * @description The name at the time of the newest change
             * @example Launch
             */
            name: string;
        };
        InboxCard: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /**
             * @description The title at the time of the newest change
             * @example Prepare the launch
             */
            title: string;
        };
        InboxCount: {
            /**
             * @description Unread entries; 1000 means at least as many
             * @example 4
             */
            unread: number;
        };
        InboxEntry: {
            /**
             * Format: int64
             * @example 7001
             */
            id: number;
            /**
             * @description The strongest reason of its changes
             * @example mention
             */
            reason: components["schemas"]["InboxReason"];
            /** @example comment.create */
            event: components["schemas"]["EventKind"];
            /**
             * Format: int64
             * @description The event of the newest change
             * @example 244911212134400
             */
            eventId: number;
            /** @description Null where the entry concerns no card */
            card: components["schemas"]["InboxCard"] | null;
            /** @description Null where the entry concerns the workspace */
            board: components["schemas"]["InboxBoard"] | null;
            /** @description Who made the newest change */
            actor: components["schemas"]["EventActor"];
            /** @description Up to 3 different members who made the changes, the newest first */
            actors: components["schemas"]["EventActor"][];
            /** @description How the newest change was made; null where its event does not say */
            via: components["schemas"]["Via"] | null;
            /**
             * @description What the newest change says: the beginning of a comment, the new list, the new due date or the new role
             * @example The press kit is ready.
             */
            text: string | null;
            /**
             * @description The changes of the card that the entry combines
             * @example 1
             */
            count: number;
            /** @example unread */
            state: components["schemas"]["InboxState"];
            /**
             * Format: date-time
             * @description When a snoozed entry becomes unread
             * @example null
             */
            snoozedUntil: string | null;
            /**
             * Format: date-time
             * @description Time of the first change
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the newest change
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description The strongest reason of its changes
         * @enum {string}
         */
        InboxReason: "mention" | "assigned" | "unassigned" | "comment" | "completed" | "moved" | "due_changed" | "archived" | "added";
        /** @enum {string} */
        InboxState: "unread" | "read" | "archived" | "snoozed";
        Invitation: {
            /**
             * Format: int64
             * @example 3
             */
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
             * @description Purpose of the token
             * @example Nightly report
             */
            name: string;
            /**
             * @description The owner’s password
             * @example correct horse battery staple
             */
            password: string;
            /**
             * Format: date-time
             * @description In the future, at most 10 years ahead; null or omitted: the token does not expire
             * @example 2027-11-21T00:00:00.000Z
             */
            expiresAt?: string | null;
            /**
             * @description What the token may do: `boards:read`, `boards:write`, `webhooks:manage`, `members:read`, `members:provision`. `boards:write` includes `boards:read`. `webhooks:manage` includes reading every event of the workspace. `members:provision` is for SCIM and stands alone. Null or omitted: the rights of a workspace admin
             * @example [
             *       "boards:read"
             *     ]
             */
            scopes?: string[] | null;
            /**
             * @description IPv4 and IPv6 addresses or CIDR ranges from which the token may be used. Null or omitted: from everywhere
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::/32"
             *     ]
             */
            addressRanges?: string[] | null;
            /**
             * @description The only boards that the token may see. It creates, copies, imports and orders no boards, and has no webhooks: `scopes` must not contain `webhooks:manage`. Null or omitted: every board of the workspace
             * @example [
             *       3
             *     ]
             */
            boardIds?: number[] | null;
        };
        IssuedToken: {
            /** @example token */
            kind: components["schemas"]["CredentialKind"];
            /**
             * Format: int64
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
             * @description Host that verified the AI client’s identity; null when it is unverified, and for tokens
             * @example null
             */
            clientHost: string | null;
            /** @description The member who issued the token or connected the client */
            createdBy: components["schemas"]["CredentialOwner"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to about a minute; null when it was never used
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * @description Address of the client at the last use, for the owner only; null for an AI client and when it is unknown
             * @example 203.0.113.7
             */
            lastUsedAddress: string | null;
            /**
             * Format: date-time
             * @description Null when it does not expire
             * @example null
             */
            expiresAt: string | null;
            /**
             * @description Null for a token with the rights of a workspace admin
             * @example [
             *       "boards:read"
             *     ]
             */
            scopes: string[] | null;
            /**
             * @description Ranges from which the token may be used; empty: from everywhere
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            addressRanges: string[];
            /** @description The only boards that the token may see, without those that were deleted since; null when it is not restricted to boards */
            boards: components["schemas"]["TokenBoard"][] | null;
            /**
             * @description The token itself; shown only once
             * @example kbn_4fQ9d2mT0aZ8kLw3Rb6YpXe1Vs7Nc5HuGj9iQo0tF3x7Bd
             */
            token: string;
        };
        Label: {
            /**
             * Format: int64
             * @example 5
             */
            id: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
            /**
             * @description Rank on the board; compare as bytes
             * @example a0
             */
            position: string;
            /** @example 1 */
            version: number;
        };
        LabelChangeEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "label.change";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["LabelChangeEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["LabelChangeEventChanges"];
        };
        /** @description Properties that a label.change event changed; unchanged ones are absent */
        LabelChangeEventChanges: {
            /** @description The name of a label that is created or deleted */
            label?: components["schemas"]["OptionalTextChange"];
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The color of the label */
            color?: components["schemas"]["TextChange"];
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
            /** @description The labels of the card */
            labels?: components["schemas"]["CardLabelsChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        LabelChangeEventData: components["schemas"]["LabelEventData"] | components["schemas"]["CardLabelsEventData"];
        LabelChanges: {
            /**
             * @description Labels to add
             * @example [
             *       5
             *     ]
             */
            add?: number[];
            /**
             * @description Labels to remove
             * @example [
             *       6
             *     ]
             */
            remove?: number[];
        };
        LabelEventData: {
            /**
             * Format: int64
             * @example 5
             */
            id: number;
            /** @example urgent */
            name: string;
            /** @example #ef4444 */
            color: string;
        };
        List: {
            /**
             * Format: int64
             * @example 11
             */
            id: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * Format: int64
             * @description Column of the cell on a grid or timetable
             * @example null
             */
            columnId: number | null;
            /**
             * Format: int64
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
        ListArchiveEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "list.archive";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ListEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ListArchiveEventChanges"];
        };
        /** @description Properties that a list.archive event changed; unchanged ones are absent */
        ListArchiveEventChanges: {
            /** @description When it was archived */
            archivedAt?: components["schemas"]["TimestampChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ListCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "list.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ListEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ListCreateEventChanges"];
        };
        /** @description Properties that a list.create event changed; unchanged ones are absent */
        ListCreateEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ListDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "list.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ListEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ListDeleteEventChanges"];
        };
        /** @description Properties that a list.delete event changed; unchanged ones are absent */
        ListDeleteEventChanges: {
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
            /** @description The list that held the cards, and the list that holds them now */
            cards?: components["schemas"]["IdChange"];
            /** @description Versions of the lists whose cards change, by list id */
            listVersions?: components["schemas"]["ListVersionsChange"];
        };
        ListEventData: {
            /**
             * Format: int64
             * @example 11
             */
            id: number;
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * Format: int64
             * @description Column of the cell on a grid or timetable
             * @example null
             */
            columnId: number | null;
            /**
             * Format: int64
             * @description Row of the cell on a grid or timetable
             * @example null
             */
            rowId: number | null;
        };
        ListInfo: {
            /** @example Work in progress */
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
        ListInfoChange: {
            /** @description The value before */
            from: components["schemas"]["ListInfo"];
            /** @description The value now */
            to: components["schemas"]["ListInfo"];
        };
        ListReorderEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "list.reorder";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ListEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ListReorderEventChanges"];
        };
        /** @description Properties that a list.reorder event changed; unchanged ones are absent */
        ListReorderEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ListRestoreEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "list.restore";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ListEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ListRestoreEventChanges"];
        };
        /** @description Properties that a list.restore event changed; unchanged ones are absent */
        ListRestoreEventChanges: {
            /** @description When it was archived */
            archivedAt?: components["schemas"]["TimestampChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        ListUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "list.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["ListEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ListUpdateEventChanges"];
        };
        /** @description Properties that a list.update event changed; unchanged ones are absent */
        ListUpdateEventChanges: {
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The attached information */
            info?: components["schemas"]["ListInfoChange"];
        };
        ListVersionsChange: {
            /**
             * @description Versions of the lists before the event, by list id
             * @example {
             *       "11": 4,
             *       "12": 7
             *     }
             */
            from: {
                [key: string]: number;
            };
            /**
             * @description Versions of the lists after the event, by list id
             * @example {
             *       "11": 5,
             *       "12": 8
             *     }
             */
            to: {
                [key: string]: number;
            };
        };
        ListWithCards: {
            /**
             * Format: int64
             * @example 11
             */
            id: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Doing */
            name: string;
            info: components["schemas"]["ListInfo"];
            /**
             * Format: int64
             * @description Column of the cell on a grid or timetable
             * @example null
             */
            columnId: number | null;
            /**
             * Format: int64
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
             * @description With `cardsPerList`: number of cards in the list
             * @example 4
             */
            cardsTotal?: number;
            /**
             * @description With `cardsPerList`: cursor of the next cards, for GET /lists/{id}/cards
             * @example null
             */
            nextCursor?: string | null;
        };
        MarkInbox: {
            /**
             * @description These entries; give one of `ids`, `upTo` and `cardId`
             * @example [
             *       7001
             *     ]
             */
            ids?: number[];
            /**
             * Format: int64
             * @description All entries whose `eventId` is at most this one; only with `read` and `archived`
             */
            upTo?: number;
            /**
             * Format: int64
             * @description All entries of this card
             */
            cardId?: number;
            /**
             * @description The new state
             * @example read
             */
            state: components["schemas"]["MarkedState"];
            /**
             * Format: date-time
             * @description Only with `unread`: snoozes the entries until this time, at most 366 days from now
             */
            until?: string;
        };
        MarkedInbox: {
            /**
             * @description Unread entries; 1000 means at least as many
             * @example 4
             */
            unread: number;
            /**
             * @description Entries whose state changed
             * @example 1
             */
            marked: number;
        };
        /**
         * @description The new state
         * @enum {string}
         */
        MarkedState: "unread" | "read" | "archived";
        Me: {
            /** @example token */
            kind: components["schemas"]["PrincipalKind"];
            workspace: components["schemas"]["MyWorkspace"];
            /** @description The acting member; for an API token the member who issued it */
            member: components["schemas"]["MyMember"];
            /**
             * @description Rights of this request; an API token acts as admin
             * @example admin
             */
            role: components["schemas"]["Role"];
            /**
             * @description A token without restrictions has all but `members:provision`
             * @example [
             *       "boards:read",
             *       "boards:write"
             *     ]
             */
            scopes: string[];
            /**
             * @description Name of the token, the AI client or the web app
             * @example Nightly report
             */
            via: string;
            /**
             * @description Ranges from which this token may be used; empty: from everywhere
             * @example []
             */
            addressRanges: string[];
            /**
             * @description The only boards that this token may see, with those that were deleted since; null when it is not restricted to boards
             * @example null
             */
            boardIds: number[] | null;
            /**
             * Format: date-time
             * @description Expiry of this bearer; null when it does not expire
             * @example null
             */
            expiresAt: string | null;
            /**
             * @description One of these is shown before critical changes, by `POST /me/second-factor/check`: `passkey` and `code` if you have them, otherwise `password`. Empty for callers who are not at the screen
             * @example []
             */
            proofs: string[];
        };
        Member: {
            /**
             * Format: int64
             * @example 7
             */
            id: number;
            /** @example Aiko Tanaka */
            name: string;
            /**
             * @description Null in responses to AI clients
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
        MemberAddEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "member.add";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["MemberEventData"];
        };
        MemberEventData: {
            /**
             * Format: int64
             * @example 7
             */
            id: number;
            /** @example Aiko Tanaka */
            name: string;
            /** @example member */
            role: components["schemas"]["Role"];
        };
        MemberReference: {
            /**
             * Format: int64
             * @example 7
             */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        MemberRemoveEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "member.remove";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["MemberEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["MemberRemoveEventChanges"];
        };
        /** @description Properties that a member.remove event changed; unchanged ones are absent */
        MemberRemoveEventChanges: {
            /** @description Present when the person deleted their account: erase the name of the member. Also sent to workspaces that the person had left */
            accountDeleted?: components["schemas"]["BooleanChange"];
        };
        MemberUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "member.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["MemberEventData"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["MemberUpdateEventChanges"];
        };
        /** @description Properties that a member.update event changed; unchanged ones are absent */
        MemberUpdateEventChanges: {
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The role in the workspace */
            role?: components["schemas"]["RoleChange"];
        };
        MembersChange: {
            /** @description All members before */
            from: components["schemas"]["MemberReference"][];
            /** @description All members now */
            to: components["schemas"]["MemberReference"][];
        };
        Membership: {
            /**
             * Format: int64
             * @example 1
             */
            id: number;
            /** @example demo */
            slug: string;
            /** @example Demo */
            name: string;
            /**
             * Format: date-time
             * @description When the workspace is deleted for good; null unless an owner has deleted it. Until then only `POST /workspace/restore` changes it
             * @example null
             */
            deletionAt: string | null;
            /**
             * @description The person’s role in it
             * @example member
             */
            role: components["schemas"]["Role"];
        };
        MentionCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "mention.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["MentionEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
        };
        MentionEventData: {
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /**
             * @description Title of the card
             * @example Prepare the launch
             */
            title: string;
            /** @description The members whom the text did not mention before; at most 100, and never the actor */
            members: components["schemas"]["MentionedMember"][];
            /**
             * @description Where the text is
             * @example comment
             */
            place: components["schemas"]["MentionPlace"];
            /**
             * Format: int64
             * @description The comment, the checklist item or, for a description, the card
             * @example 501
             */
            placeId: number;
            /**
             * @description The text around the first of these mentions: at most 280 characters, on one line, with mentions as `@Name`
             * @example @Ada Lovelace, the press kit is ready.
             */
            text: string;
        };
        /**
         * @description Where the text is
         * @enum {string}
         */
        MentionPlace: "comment" | "description" | "checklist";
        MentionedMember: {
            /**
             * Format: int64
             * @example 8
             */
            id: number;
            /** @example Ada Lovelace */
            name: string;
        };
        MoveCard: {
            /**
             * Format: int64
             * @description The target list; it may be on another board
             * @example 12
             */
            listId: number;
            /**
             * Format: int64
             * @description Directly before this card, which must be in the list
             * @example 42
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this card, which must be in the list
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
            /**
             * Format: int64
             * @example 102
             */
            id: number;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-12-01
             */
            start: string | null;
            /**
             * @description A day, or a date-time in UTC
             * @example 2026-12-03
             */
            end: string | null;
        };
        MovedTasksChange: {
            /** @description The moved tasks with their spans before */
            from: components["schemas"]["MovedTask"][];
            /** @description The moved tasks with their spans now */
            to: components["schemas"]["MovedTask"][];
        };
        MyEmail: {
            /**
             * @description With which you sign in
             * @example aiko@example.org
             */
            email: string;
            /** @description Null while no change is pending */
            pending: components["schemas"]["PendingEmail"] | null;
        };
        MyMember: {
            /**
             * Format: int64
             * @example 7
             */
            id: number;
            /** @example Aiko Tanaka */
            name: string;
            /**
             * @description Null for requests that do not come from the web app
             * @example null
             */
            email: string | null;
        };
        MyWorkspace: {
            /**
             * Format: int64
             * @example 1
             */
            id: number;
            /** @example demo */
            slug: string;
            /** @example Demo */
            name: string;
            /**
             * Format: date-time
             * @description When the workspace is deleted for good; null unless an owner has deleted it. Until then only `POST /workspace/restore` changes it
             * @example null
             */
            deletionAt: string | null;
        };
        NewColumn: {
            /** @example Monday */
            name: string;
            /**
             * @description Weekday of a timetable’s column that repeats every week
             * @example monday
             */
            weekday?: components["schemas"]["OptionalWeekday"];
            /**
             * Format: date
             * @description Date of a timetable’s column
             * @example null
             */
            date?: string | null;
        };
        NewFieldOption: {
            /**
             * Format: int64
             * @description When changing a field: the existing option to keep
             */
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
             * @description Start of a timetable’s slot
             * @example 08:00
             */
            startTime?: string | null;
            /**
             * @description End of a timetable’s slot
             * @example 08:45
             */
            endTime?: string | null;
        };
        OptionalIdChange: {
            /**
             * Format: int64
             * @description The id before; null where there was none
             * @example 11
             */
            from: number | null;
            /**
             * Format: int64
             * @description The id now; null where there is none
             * @example null
             */
            to: number | null;
        };
        OptionalTextChange: {
            /**
             * @description The value before; null where there was none
             * @example null
             */
            from: string | null;
            /**
             * @description The value now; null where there is none
             * @example urgent
             */
            to: string | null;
        };
        OptionalViewDueFilter: components["schemas"]["ViewDueFilter"] | null;
        OptionalViewKind: components["schemas"]["ViewKind"] | null;
        OptionalWatchLevel: components["schemas"]["WatchLevel"] | null;
        OptionalWeekday: components["schemas"]["Weekday"] | null;
        PartialBoardExport: {
            /**
             * @example kiban.board
             * @enum {string}
             */
            format: "kiban.board";
            /**
             * @example 1
             * @enum {integer}
             */
            formatVersion: 1;
            /**
             * @description Properties of ExportedBoard; only `name` is required
             * @example {
             *       "name": "Launch"
             *     }
             */
            board: {
                [key: string]: unknown;
            };
        };
        Passkey: {
            /**
             * Format: int64
             * @example 5
             */
            id: number;
            /**
             * @description As the person named it
             * @example Chrome, Windows
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was added
             * @example 2026-11-02T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The last sign-in with it; null before the first
             * @example 2026-11-03T14:30:00.000Z
             */
            lastUsedAt: string | null;
        };
        PasskeyOptions: {
            /**
             * @description For `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`. Its `challenge` is valid once, for five minutes
             * @example {
             *       "challenge": "w0cz4iVAdNLN8xlkzsMyMcXSHRmDoEmuHVXvnDhMnpE",
             *       "rp": {
             *         "id": "kiban.example",
             *         "name": "Kiban"
             *       }
             *     }
             */
            publicKey: {
                [key: string]: unknown;
            };
        };
        PasskeyProof: {
            /**
             * @description The caller’s password
             * @example correct horse battery staple
             */
            password: string;
            /**
             * @description Required while your second factor is on: the six digits that the authenticator app shows, or a recovery code
             * @example 123456
             */
            code?: string | null;
        };
        PasskeyRequest: {
            /**
             * @description For `navigator.credentials.get`, as `PublicKeyCredentialRequestOptionsJSON`. Its `challenge` is valid once, for five minutes
             * @example {
             *       "challenge": "w0cz4iVAdNLN8xlkzsMyMcXSHRmDoEmuHVXvnDhMnpE",
             *       "rpId": "kiban.example"
             *     }
             */
            publicKey: {
                [key: string]: unknown;
            };
        };
        Password: {
            /**
             * @description The caller’s password
             * @example correct horse battery staple
             */
            password: string;
        };
        PasswordAndCode: {
            /**
             * @description The caller’s password
             * @example correct horse battery staple
             */
            password: string;
            /**
             * @description The six digits that the authenticator app shows, or a recovery code
             * @example 123456
             */
            code: string;
        };
        PendingEmail: {
            /** @example aiko@example.com */
            email: string;
            /**
             * @description Whether the link to the present address was opened
             * @example false
             */
            oldConfirmed: boolean;
            /**
             * @description Whether the link to the new address was opened
             * @example true
             */
            newConfirmed: boolean;
            /**
             * Format: date-time
             * @description When the links stop working
             * @example 2026-11-04T09:00:00.000Z
             */
            expiresAt: string;
        };
        PersonalAccount: {
            /** @example aiko@example.org */
            email: string;
            /** @example Aiko Tanaka */
            name: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            emailVerifiedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            passwordChangedAt: string;
            /**
             * @description A new address that is not confirmed yet
             * @example null
             */
            newEmail: string | null;
        };
        PersonalAuditEntry: {
            /**
             * Format: int64
             * @example 41
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /** @example session.start */
            action: string;
            /** @example password */
            via: string | null;
            /** @example 198.51.100.7 */
            address: string | null;
            /** @example Mozilla/5.0 */
            userAgent: string | null;
            /** @example member 7 */
            target: string | null;
        };
        PersonalBoard: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Launch */
            boardName: string;
            /** @example null */
            description: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
        };
        PersonalCard: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Launch */
            boardName: string;
            /** @example Prepare the launch */
            title: string;
            /** @example null */
            description: string | null;
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
        };
        PersonalClient: {
            /**
             * Format: int64
             * @example 15
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /** @example An assistant */
            name: string;
            /** @example assistant.example */
            host: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            revokedAt: string | null;
        };
        PersonalComment: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Launch */
            boardName: string;
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /** @example The press kit is ready. */
            text: string;
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
        };
        PersonalData: {
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            exportedAt: string;
            account: components["schemas"]["PersonalAccount"];
            memberships: components["schemas"]["PersonalMembership"][];
            sessions: components["schemas"]["PersonalSession"][];
            knownDevices: components["schemas"]["PersonalUse"][];
            knownNetworks: components["schemas"]["PersonalUse"][];
            secondFactor: components["schemas"]["PersonalSecondFactor"];
            passkeys: components["schemas"]["PersonalPasskey"][];
            companyIdentities: components["schemas"]["PersonalIdentity"][];
            directoryEntries: components["schemas"]["PersonalDirectoryEntry"][];
            tokens: components["schemas"]["PersonalToken"][];
            clients: components["schemas"]["PersonalClient"][];
            /** @description To your address */
            invitationsReceived: components["schemas"]["PersonalInvitation"][];
            /** @description That you made */
            invitationsSent: components["schemas"]["PersonalInvitation"][];
            auditEntries: components["schemas"]["PersonalAuditEntry"][];
            boards: components["schemas"]["PersonalBoard"][];
            cards: components["schemas"]["PersonalCard"][];
            comments: components["schemas"]["PersonalComment"][];
            views: components["schemas"]["PersonalView"][];
        };
        PersonalDirectoryEntry: {
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /** @example aiko@example.org */
            userName: string;
            /** @example aiko@example.org */
            email: string;
            /** @example null */
            externalId: string | null;
            /** @example Aiko Tanaka */
            displayName: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        PersonalIdentity: {
            /**
             * Format: int64
             * @description The workspace with the sign-in provider
             * @example 1
             */
            workspaceId: number;
            /** @example https://login.example.com */
            issuer: string;
            /**
             * @description Your id at the provider
             * @example 248289761001
             */
            subject: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            linkedAt: string;
        };
        PersonalInvitation: {
            /**
             * Format: int64
             * @example 3
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /** @example member */
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            acceptedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            revokedAt: string | null;
        };
        PersonalMembership: {
            /**
             * Format: int64
             * @example 7
             */
            memberId: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /** @example Demo */
            workspaceName: string;
            /** @example member */
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            joinedAt: string;
            /**
             * Format: date-time
             * @description Null while you are a member
             * @example null
             */
            leftAt: string | null;
            /**
             * @description Choices of presentation; null where none is stored
             * @example {
             *       "theme": "dark"
             *     }
             */
            preferences: {
                [key: string]: unknown;
            } | null;
        };
        PersonalPasskey: {
            /**
             * Format: int64
             * @example 5
             */
            id: number;
            /** @example Chrome, Windows */
            name: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
        };
        PersonalSecondFactor: {
            /** @example true */
            isOn: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            since: string | null;
            /**
             * @description Recovery codes that were not used
             * @example 10
             */
            recoveryCodesLeft: number;
        };
        PersonalSession: {
            /**
             * Format: int64
             * @example 12
             */
            id: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Null while it is open
             * @example null
             */
            endedAt: string | null;
            /**
             * @description IP address of the last recorded use
             * @example 198.51.100.7
             */
            address: string | null;
            /**
             * @description As the browser describes itself
             * @example Mozilla/5.0
             */
            userAgent: string | null;
        };
        PersonalToken: {
            /**
             * Format: int64
             * @example 12
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /** @example Nightly report */
            name: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            revokedAt: string | null;
        };
        PersonalUse: {
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string;
        };
        PersonalView: {
            /**
             * Format: int64
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @example 1
             */
            workspaceId: number;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Launch */
            boardName: string;
            /** @example Urgent */
            name: string;
            /** @example board */
            kind: components["schemas"]["ViewKind"];
            /**
             * @description As GET /boards/{id}/views has it
             * @example {
             *       "due": "week"
             *     }
             */
            query: {
                [key: string]: unknown;
            };
        };
        Position: {
            /**
             * Format: int64
             * @description Directly before this anchor
             * @example 42
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this anchor
             * @example 42
             */
            after?: number;
            /**
             * @example first
             * @enum {string}
             */
            position?: "first" | "last";
        };
        PositionChange: {
            /**
             * @description The rank before; null where there was none
             * @example a0
             */
            from: string | null;
            /**
             * @description The rank now; compare ranks as bytes
             * @example a1
             */
            to: string;
        };
        Preferences: {
            /**
             * @description The stored document; `{}` until it is saved
             * @example {
             *       "theme": "dark",
             *       "starredBoards": [
             *         12,
             *         7
             *       ]
             *     }
             */
            document: {
                [key: string]: unknown;
            };
            /**
             * @description Grows with every change; 0 until it is saved
             * @example 3
             */
            version: number;
        };
        /** @enum {string} */
        PrincipalKind: "token" | "oauth" | "screen";
        ProgressChange: {
            /**
             * @description The value before; null where there was none
             * @example 20
             */
            from: number | null;
            /**
             * @description The value now; null where there is none
             * @example 40
             */
            to: number | null;
        };
        RecoveryCodes: {
            /**
             * @description Each replaces one code of the app
             * @example [
             *       "7K3M-Q9ZD-X2AB-40WT-9FHC-R6JM",
             *       "M8RE-VV1C-6HGP-Z5YN-2QKD-T04B"
             *     ]
             */
            recoveryCodes: string[];
        };
        RedeliverMany: {
            /**
             * Format: date-time
             * @description Events that occurred at or after this moment
             * @example 2026-11-21T09:30:00.000Z
             */
            since: string;
            /**
             * @description Only deliveries that were given up (default true); false: all finished deliveries
             * @example true
             */
            onlyFailed?: boolean;
        };
        Redelivered: {
            /**
             * @description Number of queued deliveries; at most 10,000 per request, oldest first
             * @example 3
             */
            queued: number;
        };
        /** @enum {string} */
        Role: "owner" | "admin" | "member" | "viewer";
        RoleChange: {
            /**
             * @description The value before
             * @example owner
             */
            from: components["schemas"]["Role"];
            /**
             * @description The value now
             * @example owner
             */
            to: components["schemas"]["Role"];
        };
        RotateWebhookKey: {
            /**
             * @description Hours during which the old key also signs (default 24)
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
             * @description Both keys sign until then; null when the old key expired immediately
             * @example 2026-11-21T09:30:00.000Z
             */
            oldKeyExpiresAt: string | null;
        };
        Row: {
            /**
             * @description 0 for the single row of a kanban board
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
            /**
             * @description A time of day, HH:MM
             * @example 08:45
             */
            startTime: string | null;
            /**
             * @description A time of day, HH:MM
             * @example 08:45
             */
            endTime: string | null;
            /** @example 1 */
            version: number;
        };
        RowCreateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "row.create";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Row"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["RowCreateEventChanges"];
        };
        /** @description Properties that a row.create event changed; unchanged ones are absent */
        RowCreateEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        RowDeleteEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "row.delete";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Row"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["RowDeleteEventChanges"];
        };
        /** @description Properties that a row.delete event changed; unchanged ones are absent */
        RowDeleteEventChanges: {
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        RowReorderEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "row.reorder";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Row"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["RowReorderEventChanges"];
        };
        /** @description Properties that a row.reorder event changed; unchanged ones are absent */
        RowReorderEventChanges: {
            /** @description The rank among its siblings */
            position?: components["schemas"]["PositionChange"];
            /** @description Present where all siblings got new ranks; read their order again */
            respaced?: components["schemas"]["BooleanChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        RowUpdateEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "row.update";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["Row"];
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["RowUpdateEventChanges"];
        };
        /** @description Properties that a row.update event changed; unchanged ones are absent */
        RowUpdateEventChanges: {
            /** @description The name */
            name?: components["schemas"]["TextChange"];
            /** @description The start of the slot */
            startTime?: components["schemas"]["TimeChange"];
            /** @description The end of the slot */
            endTime?: components["schemas"]["TimeChange"];
            /** @description Version of the board, which orders what is in it */
            boardVersion?: components["schemas"]["VersionChange"];
        };
        SavedView: {
            /**
             * Format: int64
             * @example 4
             */
            id: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/boards/3?saved=4
             */
            url: string;
            /**
             * Format: int64
             * @example 3
             */
            boardId: number;
            /** @example Urgent this week */
            name: string;
            /**
             * @description The view that shows the cards
             * @example board
             */
            kind: components["schemas"]["ViewKind"];
            query: components["schemas"]["ViewQuery"];
            /**
             * @description Whether everyone who sees the board sees the view; otherwise only its author
             * @example true
             */
            shared: boolean;
            createdBy: components["schemas"]["MemberReference"];
            /** @example 1 */
            version: number;
        };
        /** @enum {string} */
        SearchSort: "created" | "-created" | "updated" | "-updated" | "due" | "-due";
        SecondFactor: {
            /**
             * @description Whether a sign-in needs a code beside the password
             * @example true
             */
            isOn: boolean;
            /**
             * Format: date-time
             * @description When it was turned on; null while it is off
             * @example 2026-11-21T09:30:00.000Z
             */
            since: string | null;
            /**
             * @description Recovery codes that were not used
             * @example 10
             */
            recoveryCodesLeft: number;
        };
        SecondFactorProof: {
            /**
             * @description The six digits that the authenticator app shows, or a recovery code
             * @example 123456
             */
            code?: string;
            /** @description In place of the code: what `navigator.credentials.get` returned for the options, as `AuthenticationResponseJSON` */
            passkey?: {
                [key: string]: unknown;
            };
            /** @description In place of the code: your password, while you have neither a passkey nor an authenticator app that is on */
            password?: string;
        };
        SecondFactorSetup: {
            /**
             * @description The secret of the authenticator app in Base32: SHA-1, six digits, 30 seconds
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same as an address, for a QR code
             * @example otpauth://totp/Kiban:aiko%40example.org?issuer=Kiban&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            uri: string;
        };
        SecondFactorShown: {
            /**
             * Format: date-time
             * @description Until then, critical changes of this session need nothing further
             * @example 2026-11-03T14:45:00.000Z
             */
            freshUntil: string;
        };
        Session: {
            /**
             * Format: int64
             * @example 12
             */
            id: number;
            /**
             * @description As the browser describes itself; null when it is not recognized
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description The operating system, as the browser describes it; null when it is not recognized
             * @example Windows
             */
            system: string | null;
            /**
             * @description IP address of the last recorded use; null when it is not known
             * @example 198.51.100.7
             */
            address: string | null;
            /**
             * Format: date-time
             * @description When the person signed in
             * @example 2026-11-02T09:00:00.000Z
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description Recorded at most once a minute
             * @example 2026-11-03T14:30:00.000Z
             */
            lastUsedAt: string;
            /**
             * @description Whether this request belongs to it
             * @example true
             */
            isCurrent: boolean;
        };
        SetFieldValue: {
            /**
             * @description As in the response; select and multi_select accept an option’s label too, and member a member’s name
             * @example 91
             */
            value: (string | number | boolean | (number | string)[]) | null;
        };
        SetWatch: {
            /**
             * @description `all`: every change; `mentions`: only what concerns you directly, such as a mention or an assignment; `none`: nothing, also of the cards inside. Default: all
             * @example all
             */
            level?: components["schemas"]["WatchLevel"];
        };
        SignInDomain: {
            /**
             * @description Addresses of exactly this domain
             * @example example.com
             */
            domain: string;
            /**
             * @description Whether the domain is proven; otherwise it has no effect
             * @example false
             */
            isProven: boolean;
            /**
             * @description Text of the TXT record of the domain that proves it
             * @example kiban-domain-verification=0hJ3b8Ck2mVYtqkS0zq7Yw
             */
            record: string;
        };
        SignInProvider: {
            /**
             * Format: int64
             * @example 1
             */
            id: number;
            /**
             * @description Shown on the sign-in page
             * @example Example Ltd
             */
            name: string;
            /**
             * @description Issuer of the OpenID Connect provider
             * @example https://login.example.com
             */
            issuer: string;
            /** @example kiban */
            clientId: string;
            /**
             * @description Redirect address to register at the provider
             * @example https://kiban.example/sign-in/company
             */
            redirectUri: string;
            domains: components["schemas"]["SignInDomain"][];
            /**
             * @description Address for logout tokens (back-channel logout) to register at the provider
             * @example https://kiban.example/sign-in/company/1/logout
             */
            logoutUri: string;
            /**
             * @description Whether members with an address of a proven domain, other than owners, cannot use a password
             * @example false
             */
            required: boolean;
            /**
             * @description Role of a new member whose groups give no other. With `groupsClaim`, also of members at each sign-in
             * @example member
             */
            defaultRole: components["schemas"]["CompanyRole"];
            /**
             * @description Claim that lists a person’s groups; null: roles are changed in Kiban only
             * @example groups
             */
            groupsClaim: string | null;
            /**
             * @description Role of the members of a group: admin, member or viewer. Of several groups, the highest role counts
             * @example {
             *       "kiban-admins": "admin"
             *     }
             */
            roleByGroup: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /** @example 1 */
            version: number;
        };
        /** @enum {string} */
        TaskKind: "task" | "milestone";
        TaskKindChange: {
            /**
             * @description The value before
             * @example task
             */
            from: components["schemas"]["TaskKind"];
            /**
             * @description The value now
             * @example task
             */
            to: components["schemas"]["TaskKind"];
        };
        TextChange: {
            /**
             * @description The value before; null where there was none
             * @example To do
             */
            from: string | null;
            /**
             * @description The value now
             * @example Doing
             */
            to: string;
        };
        TimeChange: {
            /**
             * @description The value before; null where there was none
             * @example null
             */
            from: string | null;
            /**
             * @description The value now; null where there is none
             * @example 08:45
             */
            to: string | null;
        };
        TimestampChange: {
            /**
             * Format: date-time
             * @description The value before; null where there was none
             * @example null
             */
            from: string | null;
            /**
             * Format: date-time
             * @description The value now; null where there is none
             * @example 2026-11-21T09:30:00.000Z
             */
            to: string | null;
        };
        TokenBoard: {
            /**
             * Format: int64
             * @example 3
             */
            id: number;
            /**
             * @description Null when the boards service does not reply in time
             * @example Launch
             */
            name: string | null;
        };
        TokenIssueEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "token.issue";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["TokenIssueEventData"];
        };
        TokenIssueEventData: {
            /**
             * Format: int64
             * @example 12
             */
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
        TokenRevokeEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "token.revoke";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["CredentialEventData"];
        };
        TrelloBoard: {
            /** @example Launch */
            name: string;
            lists: {
                [key: string]: unknown;
            }[];
            cards: {
                [key: string]: unknown;
            }[];
        };
        UpdateBoard: {
            /** @example Launch */
            name?: string;
            /** @example Everything for the first release */
            description?: string | null;
            /** @example workspace */
            visibility?: components["schemas"]["BoardVisibility"];
            /**
             * @description Whether new boards are made from it
             * @example false
             */
            isTemplate?: boolean;
            /**
             * @description The view in which the screen opens the board; null for the lists of a `kanban` board and the cells of others. `board` is of `kanban` boards only, `grid` of `grid` and `timetable` boards; others are rejected
             * @example table
             */
            defaultView?: components["schemas"]["OptionalViewKind"];
        };
        UpdateCard: {
            /**
             * @description All labels of the card; each must be of its board
             * @example [
             *       5
             *     ]
             */
            labelIds?: number[];
            /**
             * @description All assignees of the card; each must be a member of the workspace
             * @example [
             *       7
             *     ]
             */
            assigneeIds?: number[];
            /**
             * @description Custom field values to set, by field id; null clears one, and other fields are unchanged
             * @example {
             *       "9": 91
             *     }
             */
            fields?: {
                [key: string]: string | number | boolean | (number | string)[] | null;
            };
            /** @example Prepare the launch */
            title?: string;
            /** @example Press kit, announcement, checklist */
            description?: string | null;
            /**
             * @description A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds
             * @example 2026-11-24
             */
            startDate?: string | null;
            /**
             * @description A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds
             * @example 2026-11-30
             */
            dueDate?: string | null;
        };
        UpdateCards: {
            /**
             * @description A card may occur several times; its changes are made in request order
             * @example [
             *       {
             *         "id": 101,
             *         "set": {
             *           "dueDate": "2026-11-28"
             *         }
             *       },
             *       {
             *         "id": 101,
             *         "labels": {
             *           "add": [
             *             5
             *           ]
             *         }
             *       },
             *       {
             *         "id": 102,
             *         "move": {
             *           "listId": 12
             *         }
             *       }
             *     ]
             */
            cards: components["schemas"]["CardChange"][];
        };
        UpdateChecklistItem: {
            /** @example Proof-read twice */
            text?: string;
            /** @example true */
            done?: boolean;
            /**
             * Format: int64
             * @description Directly before this item
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this item
             */
            after?: number;
            /** @enum {string} */
            position?: "first" | "last";
        };
        UpdateColumn: {
            /** @example Tuesday */
            name?: string;
            /** @example tuesday */
            weekday?: components["schemas"]["OptionalWeekday"];
            /**
             * Format: date
             * @description A day, YYYY-MM-DD
             * @example null
             */
            date?: string | null;
        };
        UpdateField: {
            /** @example Sales region */
            name?: string;
            /** @description All options of the field, in order. Options with an id keep their values; omitted options are deleted with theirs */
            options?: components["schemas"]["NewFieldOption"][];
            /**
             * Format: int64
             * @description Directly before this field
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this field
             */
            after?: number;
            /** @enum {string} */
            position?: "first" | "last";
        };
        UpdateGanttTask: {
            /**
             * @description A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds
             * @example 2026-11-24
             */
            start?: string | null;
            /**
             * @description A day, or an RFC 3339 date-time, which is stored in UTC with milliseconds
             * @example 2026-11-28
             */
            end?: string | null;
            /** @example 40 */
            progress?: number | null;
            /** @example task */
            kind?: components["schemas"]["TaskKind"];
            /**
             * @description `push` moves dependent tasks later when they would start or end too early
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
            /**
             * Format: int64
             * @description Directly before this label
             */
            before?: number;
            /**
             * Format: int64
             * @description Directly after this label
             */
            after?: number;
            /** @enum {string} */
            position?: "first" | "last";
        };
        UpdateList: {
            /** @example In review */
            name?: string;
            info?: components["schemas"]["ListInfo"];
        };
        UpdateMe: {
            /**
             * @description Display name
             * @example Aiko Tanaka
             */
            name: string;
        };
        UpdateMember: {
            /** @example member */
            role: components["schemas"]["Role"];
        };
        UpdatePasskey: {
            /**
             * @description What you recognize it by
             * @example Work laptop
             */
            name: string;
        };
        UpdatePreferences: {
            /**
             * @description Any JSON object of at most 16384 bytes
             * @example {
             *       "theme": "dark",
             *       "starredBoards": [
             *         12,
             *         7
             *       ]
             *     }
             */
            document: {
                [key: string]: unknown;
            };
        };
        UpdateRow: {
            /** @example Second lesson */
            name?: string;
            /**
             * @description A time of day, HH:MM
             * @example 09:00
             */
            startTime?: string | null;
            /**
             * @description A time of day, HH:MM
             * @example 09:45
             */
            endTime?: string | null;
        };
        UpdateSignInProvider: {
            /** @example Example Ltd */
            name?: string;
            /**
             * @description Stored encrypted and never returned
             * @example another secret of the provider
             */
            clientSecret?: string;
            /**
             * @description Domains of the people’s e-mail addresses. Domains that stay in the list keep their proof
             * @example [
             *       "example.com"
             *     ]
             */
            domains?: string[];
            /**
             * @description true ends the password sign-ins of members with an address of a proven domain, other than owners, and allows no others
             * @example false
             */
            required?: boolean;
            /**
             * @description Role of a new member whose groups give no other. With `groupsClaim`, also of members at each sign-in
             * @example member
             */
            defaultRole?: components["schemas"]["CompanyRole"];
            /**
             * @description Claim that lists a person’s groups; null: roles are changed in Kiban only
             * @example groups
             */
            groupsClaim?: string | null;
            /**
             * @description Role of the members of a group: admin, member or viewer. Of several groups, the highest role counts
             * @example {
             *       "kiban-admins": "admin"
             *     }
             */
            roleByGroup?: {
                [key: string]: string;
            };
        };
        UpdateView: {
            /** @example Urgent next week */
            name?: string;
            /**
             * @description The view that shows the cards
             * @example board
             */
            kind?: components["schemas"]["ViewKind"];
            /** @description Replaces the whole query */
            query?: components["schemas"]["ViewQueryInput"];
            /**
             * @description Whether everyone who sees the board sees the view; otherwise only its author
             * @example true
             */
            shared?: boolean;
        };
        UpdateWebhook: {
            /**
             * @description Used by every later attempt, including queued deliveries
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
             * @description Disables the endpoint; enable it with POST …/enable
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
            /**
             * @description Owner only. Days after which entries of the audit log are deleted; null keeps them
             * @example 365
             */
            auditRetentionDays?: number | null;
            /**
             * @description Owner only, with a second factor. true ends the sign-ins and AI clients of members who have no second factor
             * @example false
             */
            secondFactorRequired?: boolean;
            /**
             * @description Owner only. The AI clients that members may connect: hosts of verified clients, such as `claude.ai`, and ids of other ones. The connections of all others end. null admits all clients
             * @example null
             */
            approvedClients?: string[] | null;
            /**
             * @description Owner only. What the page that connects an AI client preselects; its member may choose the other
             * @example read_write
             */
            clientAccess?: components["schemas"]["ClientAccess"];
            /**
             * @description Owner only. Days after which the connection of an AI client ends. Connections that exist keep their end. null leaves it to the installation
             * @example null
             */
            clientDaysMax?: number | null;
        };
        UpdatedGanttTask: {
            /**
             * Format: int64
             * @description The card’s id
             * @example 101
             */
            id: number;
            /**
             * Format: int64
             * @example 101
             */
            cardId: number;
            /**
             * Format: int64
             * @description Counted in the workspace and shown as `#12`; never given again, and kept when the card moves
             * @example 12
             */
            number: number;
            /**
             * Format: uri
             * @description Permanent address on the screen
             * @example https://kiban.example/cards/101
             */
            url: string;
            /** @example Prepare the launch */
            title: string;
            /**
             * Format: int64
             * @example 11
             */
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
            /** @description Tasks moved by `cascade=push` */
            moved: components["schemas"]["MovedTask"][];
        };
        ValueChangeEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "value.change";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Id of the board
             * @example 3
             */
            boardId: number;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["FieldValueEventData"];
            /**
             * Format: int64
             * @description The card that the event concerns; absent where it concerns none, and in events of older versions
             * @example 101
             */
            cardId?: number;
            /** @description Changed properties: `{ property: { from, to } }` */
            changes?: components["schemas"]["ValueChangeEventChanges"];
        };
        /** @description Properties that a value.change event changed; unchanged ones are absent */
        ValueChangeEventChanges: {
            /** @description The value of the field on the card */
            value?: components["schemas"]["FieldValueChange"];
            /** @description Version of the card; of two events, the one with the greater version is newer */
            cardVersion?: components["schemas"]["VersionChange"];
        };
        VersionChange: {
            /**
             * @description The version before
             * @example 4
             */
            from: number;
            /**
             * @description The version now
             * @example 5
             */
            to: number;
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
        /**
         * @description When cards are due
         * @enum {string}
         */
        ViewDueFilter: "overdue" | "today" | "week" | "none";
        /**
         * @description The value before; null where there was none
         * @enum {string}
         */
        ViewKind: "board" | "table" | "calendar" | "gantt" | "grid";
        ViewQuery: {
            /**
             * @description Words that the title must contain, or the number of a card
             * @example press kit
             */
            q: string | null;
            /**
             * @description `me` (the reader), `none` or the id of a member
             * @example me
             */
            assignee: string | null;
            /**
             * @description Name of a label
             * @example urgent
             */
            label: string | null;
            /**
             * @description When cards are due
             * @example week
             */
            due: components["schemas"]["OptionalViewDueFilter"];
            /**
             * @description `assignee`, `label` or `field:{id}`: rows across the lists
             * @example label
             */
            group: string | null;
            /**
             * @description `due`, `start`, `title`, `created`, `updated`, `progress` or `field:{id}`; a leading minus sorts descending
             * @example -due
             */
            sort: string | null;
            /**
             * @description Conditions by the id of a custom field: `none`, `~text`, `5..9`, `5..`, `..9`, `2026-11-01..2026-11-30`, `yes`, `no`, or ids of options or members (`3,4`, `me`)
             * @example {
             *       "9": "80.."
             *     }
             */
            fields: {
                [key: string]: string;
            } | null;
        };
        ViewQueryInput: {
            /**
             * @description Words that the title must contain, or the number of a card
             * @example press kit
             */
            q?: string | null;
            /**
             * @description `me` (the reader), `none` or the id of a member
             * @example me
             */
            assignee?: string | null;
            /**
             * @description Name of a label
             * @example urgent
             */
            label?: string | null;
            /**
             * @description When cards are due
             * @example week
             */
            due?: components["schemas"]["OptionalViewDueFilter"];
            /**
             * @description `assignee`, `label` or `field:{id}`: rows across the lists
             * @example label
             */
            group?: string | null;
            /**
             * @description `due`, `start`, `title`, `created`, `updated`, `progress` or `field:{id}`; a leading minus sorts descending
             * @example -due
             */
            sort?: string | null;
            /**
             * @description Conditions by the id of a custom field: `none`, `~text`, `5..9`, `5..`, `..9`, `2026-11-01..2026-11-30`, `yes`, `no`, or ids of options or members (`3,4`, `me`)
             * @example {
             *       "9": "80.."
             *     }
             */
            fields?: {
                [key: string]: string;
            } | null;
        };
        Watch: {
            /**
             * @description Whether every change notifies you
             * @example true
             */
            watching: boolean;
            /**
             * @description `all`: every change; `mentions`: only what concerns you directly, such as a mention or an assignment; `none`: nothing, also of the cards inside
             * @example all
             */
            level: components["schemas"]["OptionalWatchLevel"];
            /**
             * @description Why you watch; empty if you do not: `chosen`, `list`, `board`, `created`, `assigned`, `commented`, `mentioned`
             * @example [
             *       "assigned"
             *     ]
             */
            because: string[];
        };
        /**
         * @description `all`: every change; `mentions`: only what concerns you directly, such as a mention or an assignment; `none`: nothing, also of the cards inside
         * @enum {string}
         */
        WatchLevel: "all" | "mentions" | "none";
        Webhook: {
            /**
             * Format: int64
             * @example 12
             */
            id: number;
            /**
             * Format: uri
             * @example https://example.com/kiban
             */
            url: string;
            /**
             * @description Event kinds, all kinds of a noun (`card.*`), or `*`
             * @example [
             *       "card.create",
             *       "card.move"
             *     ]
             */
            events: string[];
            /** @example Chat notices */
            description: string | null;
            /**
             * @description Only events of these boards; null: the whole workspace
             * @example null
             */
            boardIds: number[] | null;
            /**
             * @description A disabled endpoint receives no events; they are held
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
             * @description First failure since the last success; null while deliveries succeed
             * @example null
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Last success, accurate to half a minute
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
            /**
             * Format: int64
             * @example 7
             */
            memberId: number;
            /** @example Aiko Tanaka */
            name: string;
        };
        WebhookDisableEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "webhook.disable";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["WebhookDisableEventData"];
        };
        WebhookDisableEventData: {
            /**
             * Format: int64
             * @description The endpoint that was disabled
             * @example 12
             */
            id: number;
            /** @example https://example.com/kiban */
            url: string;
            /** @example Chat notices */
            description: string | null;
            /**
             * @description `gone`: it returned 410; `failing`: its deliveries failed for too long; `creator_lost_role`: its creator is no longer owner or admin
             * @example failing
             */
            reason: components["schemas"]["WebhookDisableReason"];
        };
        /**
         * @description `gone`: it returned 410; `failing`: its deliveries failed for too long; `creator_lost_role`: its creator is no longer owner or admin
         * @enum {string}
         */
        WebhookDisableReason: "failing" | "gone" | "creator_lost_role";
        WebhookPingEvent: {
            /**
             * Format: int64
             * @description Event id; the same for every endpoint and every retry
             * @example 244911212134400
             */
            id: number;
            /** @constant */
            event: "webhook.ping";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            occurredAt: string;
            workspace: components["schemas"]["EventWorkspace"];
            /**
             * Format: int64
             * @description Null for events that concern the whole workspace
             * @example 3
             */
            boardId: number | null;
            actor: components["schemas"]["EventActor"];
            /**
             * Format: uri
             * @description Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions
             * @example https://kiban.example/cards/101
             */
            url?: string;
            /** @description The new state; its type depends on `event` */
            data: components["schemas"]["WebhookPingEventData"];
        };
        WebhookPingEventData: {
            /**
             * Format: int64
             * @description The endpoint that is tested
             * @example 12
             */
            id: number;
            /** @example https://example.com/kiban */
            url: string;
        };
        WebhookStats: {
            /**
             * @description Attempts in the last 24 hours
             * @example 240
             */
            attempts: number;
            /**
             * @description Attempts that succeeded
             * @example 238
             */
            succeeded: number;
            /**
             * @description succeeded ÷ attempts; null without attempts
             * @example 0.992
             */
            successRate: number | null;
            /**
             * @description Median response time in milliseconds
             * @example 84
             */
            durationMsP50: number | null;
            /**
             * @description 95th percentile of the response time in milliseconds
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
             * @description Deliveries held while the endpoint is disabled
             * @example 0
             */
            held: number;
            /**
             * Format: date-time
             * @description Due time of the oldest due delivery; null when none is due
             * @example null
             */
            oldestDueAt: string | null;
        };
        /** @enum {string} */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        WeekdayChange: {
            /**
             * @description The value before; null where there was none
             * @example monday
             */
            from: components["schemas"]["OptionalWeekday"];
            /**
             * @description The value now; null where there is none
             * @example monday
             */
            to: components["schemas"]["OptionalWeekday"];
        };
        Workspace: {
            /**
             * Format: int64
             * @example 1
             */
            id: number;
            /**
             * @description Identifies the workspace in URLs and webhooks; unique
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
            /**
             * @description Days after which entries of the audit log are deleted; null keeps them
             * @example null
             */
            auditRetentionDays: number | null;
            /**
             * @description Whether members need a second factor to sign in, also for AI clients
             * @example false
             */
            secondFactorRequired: boolean;
            /**
             * @description The AI clients that members may connect, by verified host or client id; null admits all
             * @example null
             */
            approvedClients: string[] | null;
            /**
             * @description What the page that connects an AI client preselects
             * @example read_write
             */
            clientAccess: components["schemas"]["ClientAccess"];
            /**
             * @description Days after which the connection of an AI client ends; null leaves it to the installation
             * @example null
             */
            clientDaysMax: number | null;
            /** @description Current usage, at most a few seconds old; null while it is unavailable */
            usage: components["schemas"]["WorkspaceUsage"] | null;
        };
        WorkspaceQuotas: {
            /**
             * @description Null when no quota is set
             * @example 100
             */
            boards: number | null;
            /**
             * @description Null when no quota is set
             * @example 100000
             */
            cards: number | null;
            /**
             * @description Null when no quota is set
             * @example 500000000
             */
            textBytes: number | null;
        };
        WorkspaceUsage: {
            /**
             * @description Includes archived ones
             * @example 12
             */
            boards: number;
            /**
             * @description Includes archived ones
             * @example 340
             */
            cards: number;
            /**
             * @description UTF-8 bytes of card titles and descriptions, comments, checklist items, text and URL values, and the info of lists
             * @example 125000
             */
            textBytes: number;
            /** @description Limits of the workspace */
            quotas: components["schemas"]["WorkspaceQuotas"];
        };
    };
    responses: {
        /** @description Unchanged since the `ETag` in `If-None-Match`; no body */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The bearer token is missing, unknown, expired or revoked */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for any caller who may read boards; an API token with scopes needs `boards:read` */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Validation failed; see `details` */
        UnprocessableEntity: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests; retry after the seconds in Retry-After */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Internal error; `requestId` identifies it in the log */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A required service is unavailable; try again shortly */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not JSON */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for callers who may write and are not restricted to boards: not viewers, not read-only AI connections; an API token with scopes needs `boards:write` */
        Forbidden2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The resource does not exist, or you may not see it */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body arrived too slowly */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The workspace has reached its limit of boards; or a quota of the workspace is exceeded (limit_reached) */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than 1 MiB */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The content type is not `application/json` or `application/*+json`, or its charset is not UTF-8 */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Validation failed; see `details` */
        UnprocessableEntity2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for callers who may write: not viewers, not read-only AI connections; an API token with scopes needs `boards:write` */
        Forbidden3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The board is archived */
        Conflict2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The resource has changed since that ETag */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not JSON */
        BadRequest2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A request with the same Idempotency-Key is still in progress */
        Conflict3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The card, its list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
        Conflict4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The card’s list or board is archived */
        Conflict5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The card, its list or its board is archived */
        Conflict6: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for callers who may write, and viewers for their own private objects; not read-only AI connections; an API token with scopes needs `boards:write` */
        Forbidden4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The name is in use, the board is archived, or a limit of views is reached */
        Conflict7: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The board is archived, or is a kanban board */
        Conflict8: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The board is archived, or is a kanban board */
        Conflict9: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The board is archived, or is a kanban board, or a cell holds cards */
        Conflict10: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The board is archived, or is a kanban board, or the anchor no longer exists */
        Conflict11: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The credential has 20 open streams, or the workspace 500; retry after the seconds in Retry-After */
        TooManyRequests2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests; wait for the time in `Retry-After` */
        TooManyRequests3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The document is missing from this build */
        ServiceUnavailable2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for the owner through the screen */
        Forbidden5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for any caller of the workspace */
        Forbidden6: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Unknown query parameter; see `details` */
        UnprocessableEntity3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not one valid JSON value in UTF-8 */
        BadRequest3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for owners and admins through the screen */
        Forbidden7: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for the owner through the screen */
        Forbidden8: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many wrong passwords; wait `Retry-After` seconds */
        TooManyRequests4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No such sign-in provider */
        NotFound2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Validation of a parameter failed; see `details` */
        UnprocessableEntity4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for signed-in people through the screen */
        Forbidden9: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for signed-in people through the screen */
        Forbidden10: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No such member */
        NotFound3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The workspace would have no owner */
        Conflict12: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for signed-in people through the screen */
        Forbidden11: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The second factor is off */
        Conflict13: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many wrong passwords or codes; wait `Retry-After` seconds */
        TooManyRequests5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for owners and admins through the screen */
        Forbidden12: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description You have no such passkey */
        NotFound4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for owners, admins and API tokens that may manage webhooks; an API token with scopes needs `webhooks:manage` */
        Forbidden13: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for owners, admins and API tokens that may manage webhooks; an API token with scopes needs `webhooks:manage` */
        Forbidden14: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Validation failed, an event kind is unknown, or `url` is not an allowed target; see `details` */
        UnprocessableEntity5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No such webhook in this workspace */
        NotFound5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The webhook is disabled or deleted */
        Conflict14: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No such delivery in this workspace */
        NotFound6: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Allowed only for owners, admins, their sign-in of kiban with events:read, and API tokens that may manage webhooks; an API token with scopes needs `webhooks:manage` */
        Forbidden15: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The boards of the caller cannot be read now; try again shortly
         *
         *     A required service is unavailable; try again shortly
         */
        ServiceUnavailable3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The endpoint is gone; it is disabled and gets no further deliveries */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description A repeated key with the same body replays the first response for 24 hours */
        IdempotencyKey: string;
        /** @description The ETag of the response that the change is based on */
        IfMatch: string;
        /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
        XServiceSignature: string;
        /** @description The same with the new key, only during a rotation */
        XServiceSignatureNew: string;
        /** @description Id of the delivery, as in the delivery log */
        XServiceDelivery: string;
        /** @description Number of the attempt, from 1 */
        XServiceAttempt: string;
        /** @description Id of the webhook or hook */
        XServiceEndpoint: string;
        /** @description `true` for a requested redelivery */
        XServiceRedelivery: "true";
        /** @description `true` for a test delivery */
        XServiceTest: "true";
        /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
        WebhookId: string;
        /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
        WebhookTimestamp: string;
        /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
        WebhookSignature: string;
        /** @description W3C trace context of the change */
        Traceparent: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the request in the log; an error body has it as `requestId`
         * @example 3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10
         */
        "X-Request-Id": string;
        /**
         * @description Requests of this credential that a minute allows
         * @example 600
         */
        "RateLimit-Limit": number;
        /**
         * @description Requests left in this minute
         * @example 599
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until the minute ends
         * @example 42
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next attempt
         * @example 12
         */
        "Retry-After": number;
        /**
         * @description `true` where the response of the first request with this Idempotency-Key is replayed
         * @example true
         */
        "Idempotency-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBoards: {
        parameters: {
            query?: {
                /** @description `true` returns only archived objects, `all` both, `false` (default) only active ones */
                archived?: components["schemas"]["ArchivedFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List boards */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "defaultView": "table",
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardWithLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /** @description Maximum number of cards per list; default: all */
                cardsPerList?: number;
                /** @description `description` omits the cards’ descriptions: `description` is null, `hasDescription` is set */
                omit?: components["schemas"]["CardOmission"];
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
            /** @description Get a board with its lists and cards */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardWithLists"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for owners, admins and API tokens that may write; an API token with scopes needs `boards:write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The board is not archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                 *       "visibility": "workspace",
                 *       "isTemplate": false,
                 *       "defaultView": "table"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBoard"];
            };
        };
        responses: {
            /** @description Update a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict3"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict3"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the order of the workspace’s boards in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The anchor no longer exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReference"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setBoardMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReference"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLists: {
        parameters: {
            query?: {
                /** @description `true` returns only archived objects, `all` both, `false` (default) only active ones */
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *         "text": "Work in progress",
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The board is archived or has reached its limit of lists, the cell is in use, or the anchor is missing; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Get a list */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteList: {
        parameters: {
            query?: {
                /** @description The target list, on the same board */
                moveCardsTo?: number;
            };
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            /** @description The list holds cards, the board is archived, or the target list is full */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                 *         "text": "Work in progress",
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The list or its board is archived; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCards: {
        parameters: {
            query?: {
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
                cursor?: string;
                /** @description `description` omits the cards’ descriptions: `description` is null, `hasDescription` is set */
                omit?: components["schemas"]["CardOmission"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    /** @description Version of the list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The anchor no longer exists, or the list or its board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "labelIds": [
                 *         5
                 *       ],
                 *       "assigneeIds": [
                 *         7
                 *       ],
                 *       "fields": {
                 *         "9": 91
                 *       },
                 *       "title": "Prepare the launch",
                 *       "description": "Press kit, announcement, checklist",
                 *       "startDate": "2026-11-24",
                 *       "dueDate": "2026-11-30",
                 *       "listId": 11,
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The list is archived or full, or the anchor no longer exists; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCard: {
        parameters: {
            query?: {
                /** @description Adds `checklistItems`, `comments` or `activity` to the card: their names, separated by commas */
                include?: string;
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
            /** @description Get a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict5"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                 *       ],
                 *       "assigneeIds": [
                 *         7
                 *       ],
                 *       "fields": {
                 *         "9": 91
                 *       },
                 *       "title": "Prepare the launch",
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict4"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The anchor no longer exists, the list is full, or the card, a list or a board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    copyCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "position": "first",
                 *       "title": "Prepare the next launch day",
                 *       "labels": true,
                 *       "assignees": true,
                 *       "fields": true,
                 *       "checklist": true
                 *     }
                 */
                "application/json": components["schemas"]["CopyCard"];
            };
        };
        responses: {
            /** @description Copy a card */
            201: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the list of the copy in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The target list or its board is archived, the list is full, or the anchor no longer exists; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The anchor no longer exists, or the card, its list or its board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict5"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            /** @description The card’s list or board is archived, or the list is full */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardBatchItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description With `atomic`: a list is archived or full, or an anchor no longer exists; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *           "id": 101,
                 *           "set": {
                 *             "dueDate": "2026-11-28"
                 *           }
                 *         },
                 *         {
                 *           "id": 101,
                 *           "labels": {
                 *             "add": [
                 *               5
                 *             ]
                 *           }
                 *         },
                 *         {
                 *           "id": 102,
                 *           "move": {
                 *             "listId": 12
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCards"];
            };
        };
        responses: {
            /** @description Change several cards */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardBatchItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict3"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setCardAssignees: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCardAssignee: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the member */
                memberId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Add an assignee to a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            /** @description The card has 50 assignees, or the card, its list or its board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCardAssignee: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the member */
                memberId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove an assignee from a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            /** @description The card already has an assignee, or the card, its list or its board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict4"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
            /** @description Update a comment */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict4"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createChecklistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The card, its list or its board is archived, or the checklist has reached its limit of items; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteChecklistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateChecklistItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The card, its list or its board is archived, or the anchor no longer exists; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The name is in use, the board has reached its limit of labels, or the board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                 *       "color": "#b91c1c",
                 *       "position": "first"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLabel"];
            };
        };
        responses: {
            /** @description Update a label */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The name is in use, the anchor is gone, or the board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setCardLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCardLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the label */
                labelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Add a label to a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCardLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the card */
                id: number;
                /** @description Id of the label */
                labelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a label from a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the card’s list in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listViews: {
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
            /** @description List the saved views of a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "name": "Urgent this week",
                 *       "kind": "board",
                 *       "query": {
                 *         "q": "press kit",
                 *         "assignee": "me",
                 *         "label": "urgent",
                 *         "due": "week",
                 *         "group": "label",
                 *         "sort": "-due",
                 *         "fields": {
                 *           "9": "80.."
                 *         }
                 *       },
                 *       "shared": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateView"];
            };
        };
        responses: {
            /** @description Save a view of a board */
            201: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict7"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the view */
                viewId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a saved view */
            204: {
                headers: {
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the board */
                id: number;
                /** @description Id of the view */
                viewId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Urgent next week",
                 *       "kind": "board",
                 *       "query": {
                 *         "q": "press kit",
                 *         "assignee": "me",
                 *         "label": "urgent",
                 *         "due": "week",
                 *         "group": "label",
                 *         "sort": "-due",
                 *         "fields": {
                 *           "9": "80.."
                 *         }
                 *       },
                 *       "shared": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateView"];
            };
        };
        responses: {
            /** @description Update a saved view */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict7"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createField: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The name is in use, the board has reached its limit of fields, or the board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteField: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict2"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateField: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The name is in use, the anchor no longer exists, or the board is archived */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Get all field values on a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldValue"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setFieldValue: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
            /** @description Set a field value on a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict4"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGrid: {
        parameters: {
            query?: {
                /** @description `cards` includes the cards of each cell */
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
            /** @description Get a board as a grid */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grid"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimetable: {
        parameters: {
            query?: {
                /** @description `cards` includes the cards of each cell */
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
            /** @description Get a board as a timetable */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grid"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict8"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict10"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict9"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict11"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict8"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict10"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict9"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict11"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGantt: {
        parameters: {
            query?: {
                /** @description Only tasks that end on this day or later */
                from?: string;
                /** @description Only tasks that start on this day or earlier */
                to?: string;
                /** @description `true` returns only tasks with a date, `false` only those without */
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
            /** @description Get the Gantt chart of a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GanttTask"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGanttTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedGanttTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The card, its list or its board is archived, or cascade=push would reach more than 5000 tasks */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderGanttTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Version of the board in this response; of two orders, the one with the greater version is newer */
                    "X-Order-Version"?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GanttTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The card, its list or its board is archived, or the anchor no longer exists */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDependency: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Add a dependency to a task */
            201: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dependency"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The dependency exists, would close a cycle (the error names the path), or exceeds the task’s limit */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDependency: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict6"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBoardActivity: {
        parameters: {
            query?: {
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
                cursor?: string;
                /** @description Only actions of this member */
                actor?: number;
                /** @description Only actions by clients of this kind */
                via?: components["schemas"]["ViaKind"];
                /** @description Only these kinds; `card.*` names all kinds of a noun */
                event?: string;
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
            /** @description List the activity of a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCardActivity: {
        parameters: {
            query?: {
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
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
            /** @description List the activity of a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchCards: {
        parameters: {
            query?: {
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
                cursor?: string;
                /** @description Words to find in the title, description, comments, checklist, list and board name, without case and accents; or a card’s number, as `#12` or `12` */
                q?: string;
                /** @description Only the card of this number, which is shown as `#12`; with `archived=all` also an archived one */
                number?: number;
                /** @description Only cards on this board */
                boardId?: number;
                /** @description Only cards in this list */
                listId?: number;
                /** @description Cards of any of these: members’ ids, `me` or `none`, separated by commas */
                assignee?: string;
                /** @description Cards of none of these: members’ ids, `me` or `none`, separated by commas */
                notAssignee?: string;
                /** @description Cards that any of these created: members’ ids or `me`, separated by commas */
                createdBy?: string;
                /** @description Cards with any of these labels: names or ids, separated by commas, in any case */
                label?: string;
                /** @description Cards with none of these labels: names or ids, separated by commas, in any case */
                notLabel?: string;
                /** @description `overdue`, `today`, `week` (next seven days), `none`, a day (2026-11-30) or a span (2026-11-01..2026-11-30), in `timeZone` */
                due?: string;
                /** @description Time zone of the reader for `due`, `updatedSince` and dates of custom fields; default UTC */
                timeZone?: string;
                /** @description `true` finds only completed cards, `false` only open ones */
                done?: "true" | "false";
                /** @description Only cards that changed at or after this moment or day; comments and checklists count */
                updatedSince?: string;
                /** @description Conditions on custom fields, all of which must be met: a field’s id, `=`, and a condition as in saved views, such as `12=5..9`, `12=~text`, `12=yes`, `12=3,4` or `12=none` */
                field?: string[];
                /** @description `true` finds only archived cards and cards of archived lists, `all` both, `false` (default) only active ones */
                archived?: components["schemas"]["ArchivedFilter"];
                /** @description Order by creation, last change or due date; a leading minus sorts descending. Default `-created`; cards without a due date come last */
                sort?: components["schemas"]["SearchSort"];
                /** @description `description` omits the cards’ descriptions: `description` is null, `hasDescription` is set */
                omit?: components["schemas"]["CardOmission"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamBoard: {
        parameters: {
            query?: {
                /** @description `full` adds `card`, the whole card, to events that add a card to the board: created, restored or from another board */
                cards?: "full";
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Last-Event-ID is not an id of this stream, or cards is not full */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the last event received from this stream */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Last-Event-ID is not an id of this stream */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardExport"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importBoard: {
        parameters: {
            query?: {
                /** @description Only return what the import would make */
                dryRun?: "true" | "false";
            };
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The response of GET /boards/{id}/export, or a Trello board’s JSON export. Null, false and empty properties may be omitted. */
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
                "application/json": components["schemas"]["BoardExport"] | components["schemas"]["PartialBoardExport"] | components["schemas"]["TrelloBoard"];
            };
        };
        responses: {
            /** @description With `dryRun=true`: what the import would make */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPlan"];
                };
            };
            /** @description Import a board */
            201: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    duplicateBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "name": "Launch in spring",
                 *       "cards": true,
                 *       "assignees": true
                 *     }
                 */
                "application/json": components["schemas"]["DuplicateBoard"];
            };
        };
        responses: {
            /** @description Duplicate a board */
            201: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The workspace has reached its limit of boards, the board is larger than an import may be, or it became private; or a quota of the workspace is exceeded (limit_reached) */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    getBoardWatch: {
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
            /** @description Read what you are notified of, for a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setBoardWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "level": "all"
                 *     }
                 */
                "application/json": components["schemas"]["SetWatch"];
            };
        };
        responses: {
            /** @description Watch a board, or mute it */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict3"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopBoardWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the board */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop watching a board */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict3"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getListWatch: {
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
            /** @description Read what you are notified of, for a list */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setListWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "level": "all"
                 *     }
                 */
                "application/json": components["schemas"]["SetWatch"];
            };
        };
        responses: {
            /** @description Watch a list, or mute it */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict3"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopListWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop watching a list */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict3"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCardWatch: {
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
            /** @description Read what you are notified of, for a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setCardWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "level": "all"
                 *     }
                 */
                "application/json": components["schemas"]["SetWatch"];
            };
        };
        responses: {
            /** @description Watch a card, or mute it */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict3"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopCardWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key with the same body replays the first response for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the card */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop watching a card */
            200: {
                headers: {
                    /** @description Changes whenever the response changes */
                    ETag?: string;
                    /** @description Id of the event that the request caused; absent if it caused none or several */
                    "X-Event-Id"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict3"];
            422: components["responses"]["UnprocessableEntity2"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description An action, or a noun for all of its actions */
                action?: string;
                /** @description Only entries of this actor */
                memberId?: number;
                /** @description Only entries from exactly this network address */
                address?: string;
                /** @description Only entries at or after this moment */
                since?: string;
                /** @description Only entries before this moment */
                until?: string;
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries */
            200: {
                headers: {
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden5"];
            /** @description Invalid filter, `limit` or `cursor` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                /** @description An action, or a noun for all of its actions */
                action?: string;
                /** @description Only entries of this actor */
                memberId?: number;
                /** @description Only entries from exactly this network address */
                address?: string;
                /** @description Only entries at or after this moment */
                since?: string;
                /** @description Only entries before this moment */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {"id":311,"at":"2026-11-21T09:30:00.000Z","actor":{"memberId":7,"name":"Aiko Tanaka"},"via":"screen","address":"203.0.113.9","userAgent":null,"action":"token.issue","target":"token 12","details":{"name":"Nightly report"}}
                     *     {"id":312,"at":"2026-11-21T09:30:00.000Z","actor":{"memberId":7,"name":"Aiko Tanaka"},"via":"screen","address":"203.0.113.9","userAgent":null,"action":"token.revoke","target":"token 12","details":{}}
                     */
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden5"];
            /** @description Invalid filter */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many exports at the same time; retry after the seconds in Retry-After */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden6"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Demo",
                 *       "slug": "demo",
                 *       "auditRetentionDays": 365,
                 *       "secondFactorRequired": false,
                 *       "clientAccess": "read_write"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWorkspace"];
            };
        };
        responses: {
            /** @description Change the workspace’s settings */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            408: components["responses"]["RequestTimeout"];
            /** @description The caller has no second factor and demands one */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSignInProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List sign-in providers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProvider"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSignInProvider: {
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
                 *       "password": "correct horse battery staple",
                 *       "name": "Example Ltd",
                 *       "issuer": "https://login.example.com",
                 *       "clientId": "kiban",
                 *       "clientSecret": "a secret of the provider",
                 *       "domains": [
                 *         "example.com"
                 *       ],
                 *       "defaultRole": "member",
                 *       "groupsClaim": "groups",
                 *       "roleByGroup": {
                 *         "kiban-admins": "admin"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateSignInProvider"];
            };
        };
        responses: {
            /** @description Add a sign-in provider */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProvider"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            408: components["responses"]["RequestTimeout"];
            /** @description Too many sign-in providers */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSignInProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sign-in provider */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound2"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSignInProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The sign-in provider */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example Ltd",
                 *       "clientSecret": "another secret of the provider",
                 *       "domains": [
                 *         "example.com"
                 *       ],
                 *       "required": false,
                 *       "defaultRole": "member",
                 *       "groupsClaim": "groups",
                 *       "roleByGroup": {
                 *         "kiban-admins": "admin"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSignInProvider"];
            };
        };
        responses: {
            /** @description Change a sign-in provider */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProvider"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            /** @description The demand has no proven domain, or contradicts another one */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifySignInDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sign-in provider */
                id: number;
                /** @description A domain of the sign-in provider */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prove a domain */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProvider"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            /** @description No such sign-in provider or domain */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The record is missing, or another sign-in provider has the domain */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity4"];
            /** @description Too many look-ups; wait `Retry-After` seconds */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for signed-in people through the screen */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such client, or it belongs to another member */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Read the caller */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden6"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Change your name */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyWorkspaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your workspaces */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                 *       "password": "the current password",
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden10"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for any caller who may read members; an API token with scopes needs `members:read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            404: components["responses"]["NotFound3"];
            409: components["responses"]["Conflict12"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict12"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read your preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveMyPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": {
                 *         "theme": "dark",
                 *         "starredBoards": [
                 *           12,
                 *           7
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePreferences"];
            };
        };
        responses: {
            /** @description Save your preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                 *       "password": "correct horse battery staple",
                 *       "scopes": [
                 *         "boards:read"
                 *       ],
                 *       "addressRanges": [
                 *         "203.0.113.0/24",
                 *         "2001:db8::/32"
                 *       ],
                 *       "boardIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IssueToken"];
            };
        };
        responses: {
            /** @description Issue an API token */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for the owner through the screen */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The workspace has reached its limit of active tokens */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for the owner through the screen */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No such token in this workspace */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read whether your second factor is on */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startMySecondFactor: {
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
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description Set up an authenticator app */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetup"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            408: components["responses"]["RequestTimeout"];
            /** @description The second factor is on */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmMySecondFactor: {
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
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Turn your second factor on */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            408: components["responses"]["RequestTimeout"];
            /** @description No set-up is open */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceMyRecoveryCodes: {
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
                 *       "password": "correct horse battery staple",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            /** @description Make new recovery codes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict13"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    turnOffMySecondFactor: {
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
                 *       "password": "correct horse battery staple",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            /** @description Turned off */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict13"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read your e-mail address */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEmail"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMyEmail: {
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
                 *       "password": "correct horse battery staple",
                 *       "email": "aiko@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeEmail"];
            };
        };
        responses: {
            /** @description Change your e-mail address */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEmail"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            408: components["responses"]["RequestTimeout"];
            /** @description Your company signs you in */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Too many wrong passwords or new addresses; wait `Retry-After` seconds */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelMyEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            /** @description No new address is pending */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your sessions */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            /** @description You have no such session, or it has ended */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endMyOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden12"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Invite a person */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            408: components["responses"]["RequestTimeout"];
            /** @description Already a member, or too many open invitations */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden12"];
            /** @description No such invitation */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your passkeys */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addMyPasskey: {
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
                 *       "credential": {
                 *         "id": "kXJ2n0Gn0kGkIhJwQ3mJ7g",
                 *         "rawId": "kXJ2n0Gn0kGkIhJwQ3mJ7g",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZQ"
                 *         }
                 *       },
                 *       "name": "Work laptop"
                 *     }
                 */
                "application/json": components["schemas"]["AddPasskey"];
            };
        };
        responses: {
            /** @description Add a passkey */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            408: components["responses"]["RequestTimeout"];
            /** @description The options are no longer valid, or the passkey was added before */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startMyPasskey: {
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
                 *       "password": "correct horse battery staple",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Begin to add a passkey */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            408: components["responses"]["RequestTimeout"];
            /** @description You have as many passkeys as an account can have */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMyPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The passkey */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Work laptop"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePasskey"];
            };
        };
        responses: {
            /** @description Rename a passkey */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMyPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The passkey */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout"];
            /** @description A workspace demands it as your second factor */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Export your data */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for signed-in people through the screen */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity3"];
            /** @description More than 10 exports in a day; wait `Retry-After` seconds */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalServerError"];
            /**
             * @description The boards cannot be read now; retry after the seconds in Retry-After
             *
             *     A required service is unavailable; try again shortly
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteMe: {
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
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteMe"];
            };
        };
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden10"];
            408: components["responses"]["RequestTimeout"];
            /** @description A workspace would have no owner; `details` name each */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkMySecondFactor: {
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
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Show that it is you */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorShown"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            /** @description Allowed only for signed-in people through the screen */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description You have no such proof, or a stronger one than the password */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Too many wrong codes or passwords; wait `Retry-After` seconds */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startMySecondFactorCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin to show a passkey */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            /** @description You have no passkey */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWorkspace: {
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
                 *       "name": "Demo"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteWorkspace"];
            };
        };
        responses: {
            /** @description Delete the workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWorkspace"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restore the deleted workspace */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWorkspace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden5"];
            /** @description The workspace is not deleted, or is being deleted for good */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            408: components["responses"]["RequestTimeout"];
            /** @description The workspace has reached its limit of webhooks */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity5"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound5"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound5"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity5"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The webhook or hook */
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
            /** @description Enable a webhook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity5"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the response that the change is based on */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The webhook or hook */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhookKey"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity5"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook or hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get webhook statistics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStats"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound5"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items in a page */
                limit?: number;
                /** @description `X-Next-Cursor` of the previous page */
                cursor?: string;
                /** @description Only deliveries of this event kind */
                event?: components["schemas"]["EventKind"];
                /** @description Only deliveries in this state */
                state?: "pending" | "retrying" | "delivered" | "given_up" | "held" | "canceled";
            };
            header?: never;
            path: {
                /** @description The webhook or hook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a webhook’s deliveries */
            200: {
                headers: {
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound5"];
            /** @description Invalid `state`, `event`, `limit` or `cursor` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Send a test event */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound5"];
            409: components["responses"]["Conflict14"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverMany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook or hook */
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
            /** @description Redeliver events */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redelivered"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict14"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound6"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Redeliver an event */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound6"];
            409: components["responses"]["Conflict14"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of items in a page */
                limit?: number;
                /** @description `X-Next-Cursor` of the previous page */
                cursor?: string;
                /** @description Id of the last event that you received. `latest` starts after the newest event: it returns the cursor of those that follow and, with `wait`, the next one. Omit it to start with the oldest */
                after?: number | "latest";
                /** @description Seconds to wait for an event when there is none yet. Each credential can have 20 waiting requests, each workspace 500 */
                wait?: number;
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
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPayload"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden15"];
            /** @description `after` is not the id of a stored event, or `wait` is out of range */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                 *       "events": [
                 *         "card.create",
                 *         "card.move"
                 *       ],
                 *       "filter": {
                 *         "boardId": 3,
                 *         "listId": 11,
                 *         "toListId": 12
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateHook"];
            };
        };
        responses: {
            /** @description The subscription already exists */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            /** @description Subscribe to an event */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedHook"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            408: components["responses"]["RequestTimeout"];
            /** @description The workspace has reached its limit of hooks */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description List event kinds */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookEvent"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden15"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHookSamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event kind */
                event: components["schemas"]["EventKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get sample events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPayload"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden15"];
            /** @description No such event kind */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            /** @description No such hook in this workspace */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description Deleted */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            422: components["responses"]["UnprocessableEntity4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyInbox: {
        parameters: {
            query?: {
                /** @description Maximum number of items per page; default 50 */
                limit?: number;
                /** @description X-Next-Cursor of the previous page */
                cursor?: string;
                /** @description Only entries in one of these states; default `unread` */
                state?: string;
                /** @description Only entries with one of these reasons */
                reason?: string;
                /** @description Only entries of this board */
                boardId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your notifications */
            200: {
                headers: {
                    /** @description Value of `cursor` for the next page; absent on the last page */
                    "X-Next-Cursor"?: string;
                    /** @description URL of the next page, `rel="next"`; absent on the last page */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Invalid `state`, `reason`, `boardId`, `limit` or `cursor` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable3"];
        };
    };
    countMyInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count your unread notifications */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxCount"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity3"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable3"];
        };
    };
    markMyInbox: {
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
                 *       "ids": [
                 *         7001
                 *       ],
                 *       "state": "read"
                 *     }
                 */
                "application/json": components["schemas"]["MarkInbox"];
            };
        };
        responses: {
            /** @description Mark notifications */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedInbox"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable3"];
        };
    };
    onBoardCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind */
                "X-Service-Event": "board.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "board.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "board.archive";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "board.restore";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "board.reorder";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "board.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "list.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "list.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "list.reorder";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "list.archive";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "list.restore";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "list.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "column.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "column.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "column.reorder";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "column.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "row.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "row.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "row.reorder";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "row.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.move";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
                 *       "data": {
                 *         "id": 101,
                 *         "title": "Prepare the launch",
                 *         "listName": "Doing",
                 *         "dueDate": "2026-11-30"
                 *       },
                 *       "changes": {
                 *         "listId": {
                 *           "from": 11,
                 *           "to": 12
                 *         },
                 *         "listName": {
                 *           "from": "To do",
                 *           "to": "Doing"
                 *         },
                 *         "position": {
                 *           "from": "a0",
                 *           "to": "a1"
                 *         },
                 *         "listVersions": {
                 *           "from": {
                 *             "11": 4,
                 *             "12": 7
                 *           },
                 *           "to": {
                 *             "11": 5,
                 *             "12": 8
                 *           }
                 *         },
                 *         "cardVersion": {
                 *           "from": 4,
                 *           "to": 5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CardMoveEvent"];
            };
        };
        responses: {
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.reorder";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.archive";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.restore";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.complete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.reopen";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "card.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/boards/3",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "assignee.change";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
                 *       "number": 12,
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "label.change";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "comment.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101#comment-501",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "comment.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101#comment-501",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "comment.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "checklist.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "checklist.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "checklist.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMentionCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind */
                "X-Service-Event": "mention.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 244911212134400,
                 *       "event": "mention.create",
                 *       "occurredAt": "2026-11-21T09:30:00.000Z",
                 *       "workspace": {
                 *         "slug": "demo",
                 *         "name": "Demo"
                 *       },
                 *       "boardId": 3,
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101#comment-501",
                 *       "data": {
                 *         "cardId": 101,
                 *         "title": "Prepare the launch",
                 *         "members": [
                 *           {
                 *             "id": 8,
                 *             "name": "Ada Lovelace"
                 *           }
                 *         ],
                 *         "place": "comment",
                 *         "placeId": 501,
                 *         "text": "@Ada Lovelace, the press kit is ready."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MentionCreateEvent"];
            };
        };
        responses: {
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "field.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "field.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "field.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/boards/3",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "value.change";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "gantt.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "gantt.reorder";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "dependency.create";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "dependency.delete";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "cardId": 101,
                 *       "actor": {
                 *         "memberId": 7,
                 *         "name": "Aiko Tanaka"
                 *       },
                 *       "url": "https://kiban.example/cards/101",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "member.add";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings/members",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "member.update";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings/members",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "member.remove";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings/members",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "token.issue";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "token.revoke";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "client.connect";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "client.revoke";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "webhook.ping";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings/webhooks",
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
            410: components["responses"]["Gone"];
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
                /** @description The event kind */
                "X-Service-Event": "webhook.disable";
                /** @description `sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation */
                "X-Service-Signature": components["parameters"]["XServiceSignature"];
                /** @description The same with the new key, only during a rotation */
                "X-Service-Signature-New"?: components["parameters"]["XServiceSignatureNew"];
                /** @description Id of the delivery, as in the delivery log */
                "X-Service-Delivery": components["parameters"]["XServiceDelivery"];
                /** @description Number of the attempt, from 1 */
                "X-Service-Attempt": components["parameters"]["XServiceAttempt"];
                /** @description Id of the webhook or hook */
                "X-Service-Endpoint": components["parameters"]["XServiceEndpoint"];
                /** @description `true` for a requested redelivery */
                "X-Service-Redelivery"?: components["parameters"]["XServiceRedelivery"];
                /** @description `true` for a test delivery */
                "X-Service-Test"?: components["parameters"]["XServiceTest"];
                /** @description Standard Webhooks: the same for every attempt; use it to drop duplicates */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: time of the attempt in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description W3C trace context of the change */
                traceparent: components["parameters"]["Traceparent"];
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
                 *       "url": "https://kiban.example/settings/webhooks",
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
            410: components["responses"]["Gone"];
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
